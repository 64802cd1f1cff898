import { Chess } from 'chess.js'
import { describe, expect, it } from 'vitest'
import { makeFen } from './fen.ts'
import { legalMoves } from './moves.ts'
import { outcomeOf } from './outcome.ts'
import { positionOf, randomFrom, SAMPLE_FENS } from './samples.ts'
import { makeSan } from './san.ts'
import type { OutcomeReason } from './types.ts'

function theirOutcome(theirs: Chess, moves: number): OutcomeReason | undefined {
  if (moves === 0) return theirs.isCheck() ? 'checkmate' : 'stalemate'
  if (theirs.isInsufficientMaterial()) return 'insufficient-material'
  if (theirs.isThreefoldRepetition()) return 'threefold-repetition'
  return theirs.isDrawByFiftyMoves() ? 'fifty-move-rule' : undefined
}

/**
 * Plays one game in both programs and compares everything before every move. Returns the first difference, of which there
 * must be none, and counts positions and endings in `seen`.
 */
function firstDifference(
  fen: string,
  seed: number,
  plies: number,
  seen: Map<string, number>,
): object | undefined {
  const random = randomFrom(seed)
  const ours = positionOf(fen)
  const theirs = new Chess(fen)
  const line: string[] = []
  const count = (what: string): void => void seen.set(what, (seen.get(what) ?? 0) + 1)
  for (let ply = 0; ply <= plies; ply++) {
    const moves = legalMoves(ours)
    const sans = moves.map((move) => makeSan(ours, move))
    const outcome = outcomeOf(ours)
    const mine = `${[...sans].sort().join(' ')} | ${makeFen(ours)} | ${outcome?.reason}`
    const theirSans = theirs.moves()
    const other = `${theirSans.sort().join(' ')} | ${theirs.fen()} | ${theirOutcome(theirs, theirSans.length)}`
    if (mine !== other) return { line: line.join(' '), mine, other }
    count('positions')
    if (outcome) {
      count(outcome.reason)
      break
    }
    const pick = random(moves.length)
    ours.make(moves[pick]!)
    theirs.move(sans[pick]!)
    line.push(sans[pick]!)
  }
  return undefined
}

const seeds = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1)

describe('random games agree with chess.js in legal moves, notation, FEN and outcome', () => {
  const seen = new Map<string, number>()

  describe.each(SAMPLE_FENS)('from %s', (fen) => {
    it('in 30 short games, five hundred with those from elsewhere', () => {
      expect(seeds(30).flatMap((seed) => firstDifference(fen, seed, 16, seen) ?? [])).toEqual([])
    })

    it('in games played to their end', () => {
      expect(seeds(5).flatMap((seed) => firstDifference(fen, seed * 7919, 300, seen) ?? [])).toEqual([])
    })
  })

  it('over tens of thousands of positions and every outcome', () => {
    expect(seen.get('positions')).toBeGreaterThan(20_000)
    const ends = [
      'checkmate',
      'stalemate',
      'insufficient-material',
      'threefold-repetition',
      'fifty-move-rule',
    ]
    for (const end of ends) expect(seen.get(end), end).toBeGreaterThan(0)
  })
})
