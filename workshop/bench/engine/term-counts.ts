import { positionFromFen } from '../../../chess/fen.ts'
import type { Position } from '../../../chess/position.ts'
import { endgameScale, knownEndgame, NOT_KNOWN } from '../../../engine/evaluation/endgames.ts'
import { evaluateTerms, FULL_PHASE, phaseOf, refreshWeights } from '../../../engine/evaluation/evaluate.ts'
import { forgetPawns } from '../../../engine/evaluation/pawns.ts'
import { TRAINED } from '../../../engine/evaluation/weights-data.ts'
import {
  BISHOP_MOBILITY,
  BLOCKED_PASSED_PAWN,
  CANDIDATE_PAWN,
  endgameOf,
  ENEMY_KING_TO_PASSED_PAWN,
  FREE_PASSED_PAWN,
  KING_DANGER,
  KNIGHT_MOBILITY,
  middlegameOf,
  OWN_KING_TO_PASSED_PAWN,
  PASSED_PAWN,
  PAWN_TERMS,
  PHALANX_PAWN,
  PIECE_SQUARE,
  PIECE_TERMS,
  QUEEN_MOBILITY,
  ROOK_MOBILITY,
  SHELTER,
  STORM,
  SUPPORTED_PAWN,
  TEMPO,
  THREAT_BY_MINOR,
  THREAT_BY_PAWN,
  THREAT_BY_ROOK,
  THREATS,
} from '../../../engine/evaluation/weights.ts'

type WeightName = keyof typeof TRAINED

/** Each group of weights with the array that the evaluation reads. */
const ARRAYS: Record<WeightName, Int32Array> = {
  pieceSquare: PIECE_SQUARE,
  knightMobility: KNIGHT_MOBILITY,
  bishopMobility: BISHOP_MOBILITY,
  rookMobility: ROOK_MOBILITY,
  queenMobility: QUEEN_MOBILITY,
  pieceTerms: PIECE_TERMS,
  pawnTerms: PAWN_TERMS,
  supportedPawn: SUPPORTED_PAWN,
  phalanxPawn: PHALANX_PAWN,
  candidatePawn: CANDIDATE_PAWN,
  passedPawn: PASSED_PAWN,
  blockedPassedPawn: BLOCKED_PASSED_PAWN,
  freePassedPawn: FREE_PASSED_PAWN,
  ownKingToPassedPawn: OWN_KING_TO_PASSED_PAWN,
  enemyKingToPassedPawn: ENEMY_KING_TO_PASSED_PAWN,
  threatByPawn: THREAT_BY_PAWN,
  threatByMinor: THREAT_BY_MINOR,
  threatByRook: THREAT_BY_ROOK,
  threats: THREATS,
  shelter: SHELTER,
  storm: STORM,
  kingDanger: KING_DANGER,
}
export const namesOfWeights = Object.keys(TRAINED) as WeightName[]

/** Terms that the evaluation caches by pawns: changing their weights requires clearing the cache. */
const REMEMBERED: readonly WeightName[] = [
  'pawnTerms',
  'supportedPawn',
  'phalanxPawn',
  'candidatePawn',
  'passedPawn',
]

/**
 * Positions, as the number of times each weight counts in them, White's minus Black's; `starts` has the index of each
 * position's first term.
 */
export interface Samples {
  readonly count: number
  readonly weights: number
  readonly starts: readonly number[]
  readonly terms: readonly number[]
  readonly counts: readonly number[]
  /** Flags of the weights that count in any position. */
  readonly seen: Uint8Array
  /** The evaluation with the specification's constants only. */
  readonly middlegames: readonly number[]
  readonly endgames: readonly number[]
  readonly phases: readonly number[]
  readonly whiteScales: readonly number[]
  readonly blackScales: readonly number[]
  /** The search's scores, in centipawns for White. */
  readonly scores: readonly number[]
  readonly results: readonly number[]
}

/**
 * Counts the terms of `lines` written by `selfplay`. Clears the evaluation's weights, so the process must not use it
 * afterwards.
 */
export function countTerms(lines: readonly string[]): Samples {
  for (const array of Object.values(ARRAYS)) array.fill(0)
  refreshWeights()
  forgetPawns()
  const columns = {
    starts: [] as number[],
    terms: [] as number[],
    counts: [] as number[],
    middlegames: [] as number[],
    endgames: [] as number[],
    phases: [] as number[],
    whiteScales: [] as number[],
    blackScales: [] as number[],
    scores: [] as number[],
    results: [] as number[],
  }
  const weights = namesOfWeights.reduce((sum, name) => sum + TRAINED[name].middlegame.length, 0)
  const seen = new Uint8Array(weights)
  for (const line of lines) {
    const [fen, score, result] = line.split('|')
    const position = positionFromFen(fen!)
    if (!position.ok) throw new Error(`Not a position: ${line}`)
    if (knownEndgame(position.value) !== NOT_KNOWN) continue
    columns.starts.push(columns.terms.length)
    for (const [term, count] of countsIn(position.value)) {
      if (count === 0) continue
      columns.terms.push(term)
      columns.counts.push(count)
      seen[term] = 1
    }
    const plain = evaluateTerms(position.value)
    const { sets } = position.value
    columns.middlegames.push(middlegameOf(plain))
    columns.endgames.push(endgameOf(plain))
    columns.phases.push(Math.min(FULL_PHASE, phaseOf(sets)) / FULL_PHASE)
    columns.whiteScales.push(endgameScale(sets, 0) / 64)
    columns.blackScales.push(endgameScale(sets, 8) / 64)
    columns.scores.push(Number(score))
    columns.results.push(Number(result))
  }
  const count = columns.starts.length
  columns.starts.push(columns.terms.length)
  return { ...columns, count, weights, seen }
}

/** Changes the weights one by one and derives from the evaluation how often each counts. */
function countsIn(position: Position): ReadonlyMap<number, number> {
  const plain = evaluateTerms(position)
  const counts = new Map<number, number>()
  let offset = 0
  for (const name of namesOfWeights) {
    const array = ARRAYS[name]
    if (name === 'pieceSquare') {
      // The most numerous and simplest weights: counted from the board directly.
      position.board.forEach((code, square) => {
        if (code === 0) return
        const term = ((code & 7) << 6) | ((code & 8) === 0 ? square : square ^ 56)
        counts.set(term, (counts.get(term) ?? 0) + ((code & 8) === 0 ? 1 : -1))
      })
    } else {
      const remembered = REMEMBERED.includes(name)
      for (let index = 0; index < array.length; index++) {
        array[index] = 1
        if (remembered) forgetPawns()
        counts.set(offset + index, evaluateTerms(position) - plain)
        array[index] = 0
      }
      if (remembered) forgetPawns()
      // Added outside the terms, for the side to move.
      if (name === 'pieceTerms') counts.set(offset + TEMPO, position.turn === 'w' ? 1 : -1)
    }
    offset += array.length
  }
  return counts
}
