import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { playSans, twoPlayers } from '#app/game/game.fixture.ts'
import { lastNamed } from '#matches/openings.ts'
import { makeOpeningsFile } from './openings.ts'

const folder = new URL('../../content/openings/', import.meta.url)
const rows = ['a', 'b', 'c', 'd', 'e'].flatMap((volume) =>
  readFileSync(new URL(`openings-${volume}.tsv`, folder), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1),
)
const names = makeOpeningsFile(rows)

describe('the names of openings', () => {
  it('are in a file generated from the tables; after changing the tables run this test with -u', async () => {
    await expect(names).toMatchFileSnapshot('../../content/openings/openings.txt')
  })

  it('share a hash only if two rows name the same position', () => {
    expect(rows.length).toBeGreaterThan(3_800)
    expect(names.trim().split('\n').length).toBeGreaterThan(rows.length - 5)
  })

  it.each([
    ['e4', "B00 King's Pawn Game"],
    ['e4 e5 Nf3 Nc6 Bb5', 'C60 Ruy Lopez'],
    ['d4 Nf6 c4 e6 Nc3 Bb4', 'E20 Nimzo-Indian Defense'],
    ['c4 Nf6 Nc3 e6 d4 Bb4', 'E20 Nimzo-Indian Defense'],
    ['e4 e5 Nf3 Nc6 Bb5 h5 a3 h4', 'C60 Ruy Lopez'],
  ])('%s is the %s', (sans, name) => {
    expect(lastNamed(names, playSans(twoPlayers(), sans).line)?.title).toBe(name)
  })

  it('follow the number of moves that are shown', () => {
    const { line } = playSans(twoPlayers(), 'e4 e5 Nf3 Nc6 Bb5')
    expect(lastNamed(names, line, 1)?.title).toBe("B00 King's Pawn Game")
    expect(lastNamed(names, line, 0)).toBeUndefined()
  })
})
