import { expect, it } from 'vitest'
import { addPart, joinParts, makeBackup, parseBackup, splitIntoParts, type PartCollection } from './backup.ts'
import { makeClub, pairNext, playRound } from './club.fixture.ts'

const { entries } = playRound(pairNext(makeClub(38)))
const backup = makeBackup('club-night', entries)

it('a backup holds every entry', () => {
  expect(parseBackup(backup)).toEqual({ ok: true, value: { id: 'club-night', entries } })
})

it.each([
  ['another file', 'hello', 'ERR_BACKUP_HEAD'],
  ['a file that is cut', backup.slice(0, backup.length / 2), 'ERR_BACKUP_LENGTH'],
  ['a changed letter', backup.replace('Player 7', 'Player 8'), 'ERR_BACKUP_DIGEST'],
])('refuses %s', (_, text, error) => {
  expect(parseBackup(text)).toMatchObject({ ok: false, error })
})

it('goes through a chain of codes in any order, with repeats and codes of another chain', () => {
  const parts = splitIntoParts(backup, 900)
  expect(parts.every((part) => part.length <= 900)).toBe(true)
  const scanned = [
    splitIntoParts('another text', 900)[0]!,
    'https://example.org',
    ...parts.toReversed(),
    parts[0]!,
  ]
  let collection: PartCollection | undefined
  for (const [index, part] of scanned.entries()) {
    collection = addPart(collection, part)
    if (index === 4) expect(joinParts(collection!)).toBeUndefined()
  }
  expect(joinParts(collection!)).toBe(backup)
})
