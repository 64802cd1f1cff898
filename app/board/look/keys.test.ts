import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { KEY_HELP } from './keys.ts'

/** Names of keys in events and on the keyboard. */
const SHOWN: Record<string, string> = {
  ArrowLeft: 'Left',
  ArrowRight: 'Right',
  ArrowUp: 'Up',
  ArrowDown: 'Down',
  PageUp: 'PgUp',
  PageDown: 'PgDn',
  Escape: 'Esc',
  ' ': 'Space',
}
const shown = (key: string): string => SHOWN[key] ?? (key.length === 1 ? key.toUpperCase() : key)

/** The keys that a file handles, found in its tables and comparisons. */
function keysIn(file: string): string[] {
  const code = readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8')
  const tables = [...code.matchAll(/^const (?:KEYS|STEPS)\b.*?= \{\n(.*?)^\}/gms)].map(
    ([, rows = '']) => rows,
  )
  const rows = tables.join('\n')
  return [
    ...[...rows.matchAll(/^ +(?:'([^']+)'|(\w+)):/gm)].map(([, quoted, bare]) => quoted ?? bare ?? ''),
    ...[...code.matchAll(/\bkey === '([^']+)'/g)].map(([, key = '']) => key),
  ].map(shown)
}

const LISTED = new Set(
  Object.values(KEY_HELP)
    .flat()
    .flatMap(({ keys }) => keys),
)

describe('the list of keys', () => {
  it.each([
    ['app/line/step-keys.ts', 8],
    ['app/game/screen/use-game-keys.ts', 2],
    ['app/review/use-mistake-keys.ts', 4],
    ['app/board/board-squares.ts', 6],
    ['app/board/use-board-cursor.ts', 3],
    ['app/board/promotion-dialog.tsx', 3],
  ])('has every key of %s', (file, atLeast) => {
    const keys = keysIn(file)
    expect(keys.length).toBeGreaterThanOrEqual(atLeast)
    expect(keys.filter((key) => !LISTED.has(key))).toEqual([])
  })

  it('has the keys that jump and promote', () => {
    for (const key of ['K', 'Q', 'R', 'B', 'N', 'P', '1', '8']) expect(LISTED).toContain(key)
  })

  it('has only keys that the code handles', () => {
    const known = new Set(
      [
        'app/line/step-keys.ts',
        'app/game/screen/use-game-keys.ts',
        'app/review/use-mistake-keys.ts',
        'app/board/board-squares.ts',
        'app/board/use-board-cursor.ts',
      ].flatMap(keysIn),
    )
    const others = ['K', 'Q', 'R', 'B', 'N', 'P', '1', '…', '8']
    expect([...LISTED].filter((key) => !known.has(key) && !others.includes(key))).toEqual([])
  })
})
