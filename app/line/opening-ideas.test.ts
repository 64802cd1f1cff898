import { describe, expect, it } from 'vitest'
import { START_FEN } from '#chess/fen.ts'
import { readLine, type Line } from '#chess/line.ts'
import { parseSan } from '#chess/san.ts'
import { newOpeningIdea, openingIdeaOf, openingIdeasOf } from './opening-ideas.ts'

function lineOf(sans: string): Line {
  const line = readLine(START_FEN, sans.split(' '), parseSan)
  return line.ok ? line.value : expect.fail(line.detail)
}

const openingsOf = (sans: string) =>
  openingIdeasOf(lineOf(sans)).map(({ opening, plies }) => `${plies} ${opening}`)

describe('the ideas of openings', () => {
  it('are those of the openings that a line reaches, in order', () =>
    expect(openingsOf('e4 e5 Nf3 Nc6 Bc4 Bc5 c3 Nf6')).toEqual([
      "1 King's Pawn Game",
      "3 King's Knight Opening",
      '5 Italian Game',
    ]))

  it('are found by position, whatever the order of the moves', () => {
    expect(openingsOf('Nf3 Nc6 e4 e5 Bc4')).toContain('5 Italian Game')
    expect(openingsOf('c4 e6 d4 d5')).toContain("4 Queen's Gambit Declined")
  })
})

describe('the idea of a game', () => {
  it.each([
    ["is its opening's", 'e4 e5 Nf3 Nc6 Bc4 Nf6 Ng5', 'Italian Game: Two Knights Defense, Knight Attack', 5],
    ['is not that of an opening on the way', 'd4 Nf6 c4 g6 Nc3', "King's Indian Defense", undefined],
    ['is absent without a name', 'e4 a5', undefined, undefined],
  ])('%s', (_, sans, name, plies) => expect(openingIdeaOf(lineOf(sans), name)?.plies).toBe(plies))
})

describe('in a game the coach tells an idea', () => {
  it.each([
    ['when the player reaches the opening', 'e4 e5 Nf3 Nc6 Bc4', 'The bishop on c4 looks at f7'],
    ['when the opponent did', 'e4 c5 Nf3', 'The pawn on c5 watches d4'],
    ['but not of first moves that most games share', 'e4', undefined],
    ['and none later', 'e4 e5 Nf3 Nc6 Bc4 Bc5 c3', undefined],
    ['of the newer opening if both have just moved into one', 'd4 d5 c4 e6', 'The pawn on e6 guards'],
    ['and no second one', 'd4 d5 c4 e6 Nc3', undefined],
  ])('%s', (_, sans, start) => {
    const idea = newOpeningIdea(lineOf(sans))
    if (start === undefined) expect(idea).toBeUndefined()
    else expect(idea).toContain(start)
  })
})
