import { expect, it } from 'vitest'
import { createBatch } from './batch.ts'

const player = (id: number, rounds = '') => `001 ${String(id).padStart(4)}`.padEnd(91) + rounds

function answersTo(lines: readonly string[]): string[] {
  let text = ''
  const batch = createBatch((written) => {
    text += written
  })
  for (const line of lines) batch.receive(line)
  batch.end()
  return text.trimEnd().split('\n')
}

it('answers requests in order, says why one has no pairs, and flushes', () => {
  const answers = answersTo([
    '@@ a/1',
    '142 3',
    '152 W',
    player(1),
    player(2),
    player(3),
    '@@ b/2',
    '142 3',
    player(1, '   2 w 1'),
    player(2, '   1 b 0'),
    '@@',
    '@@ c/1',
    player(1, '   7 w 1'),
  ])
  expect(answers).toEqual([
    '@@ a/1',
    '1 2',
    '3 0',
    '@@ b/2',
    '! no pairing: the rules allow none (C.04.3, 1.9.3)',
    '@@',
    '@@ c/1',
    '! line 1, column 92: no player has this number ("7")',
  ])
})
