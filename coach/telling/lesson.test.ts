import { expect, it } from 'vitest'
import { START_FEN } from '#chess/fen.ts'
import { parseSquare } from '#chess/squares.ts'
import type { Cause, Claim, MaterialClaim, Motif } from '#coach/claims/claim.ts'
import { lessonOf } from './lesson.ts'
import type { MoveReview } from '#coach/review/review.ts'

const G5 = parseSquare('g5')!
const proof = { start: START_FEN, moves: [] }
const mistake = (claim: Claim | undefined): MoveReview => ({
  color: 'w',
  move: 'f3g5',
  san: 'Ng5',
  moveClass: 'blunder',
  before: { type: 'centipawns', value: 30 },
  after: { type: 'centipawns', value: -300 },
  loss: 25,
  best: { move: 'f1b5', san: 'Bb5' },
  claim,
})
const mate = (about: Claim['about']): Claim => ({
  kind: 'mate',
  about,
  moves: 1,
  backRank: false,
  proof,
})
const threat = (about: Claim['about']): Claim => ({
  ...{ kind: 'threat', about, prize: 'mate', chased: undefined, proof, threat: proof },
})
const material = (about: Claim['about'], motif: Motif, cause?: Cause): MaterialClaim => ({
  ...{ kind: 'material', about, motif, cause, gain: 300, won: ['n'], lost: [], targets: [], key: 1, proof },
  victim: { role: 'n', square: G5 },
  by: { role: 'q', square: G5 },
})

const lesson = (...claims: readonly (Claim | undefined)[]) => lessonOf(claims.map(mistake))

it.each<[string, readonly (Claim | undefined)[], RegExp | undefined]>([
  ['nothing proved', [undefined, undefined], undefined],
  ['no mistakes', [], undefined],
  ['a mate allowed', [mate('allowed')], /every check that your opponent has/],
  ['a mate missed', [mate('missed')], /may lead to mate/],
  ['a king that may not castle any more', [{ kind: 'castling', about: 'allowed', proof }], /castle early/],
  [
    'an ending of king and pawn let go',
    [{ kind: 'pawn-ending', about: 'missed', result: 'won', proof }],
    /count the steps/,
  ],
  ['the last pieces traded', [{ kind: 'trade', about: 'allowed', proof }], /before you trade/],
  ['a threat allowed', [threat('allowed')], /could attack next/],
  ['a threat missed', [threat('missed')], /moves that attack something/],
  [
    'a won game that the other side draws by checks',
    [{ kind: 'draw', about: 'allowed', proof }],
    /perpetual check/,
  ],
  [
    'a piece put where it is taken',
    [material('allowed', 'hanging-piece', 'moved-into')],
    /check what your opponent could take/,
  ],
  ['an exchange lost', [material('allowed', 'exchange')], /check what your opponent could take/],
  ['a threat ignored', [material('allowed', 'hanging-piece', 'threat-ignored')], /ask what it attacks/],
  ['a fork allowed', [material('allowed', 'fork')], /what they lead to/],
  ['a pawn let through', [material('allowed', 'promotion')], /close to promotion/],
  ['a fork missed', [material('missed', 'fork')], /capture of your own/],
  ['the graver of two', [material('missed', 'fork'), mate('allowed')], /every check that your opponent has/],
  [
    'the more frequent before the graver',
    [mate('allowed'), material('missed', 'fork'), material('missed', 'pin')],
    /capture of your own/,
  ],
])('out of %s comes the advice that helps', (_, claims, expected) => {
  if (expected === undefined) expect(lesson(...claims)).toBeUndefined()
  else expect(lesson(...claims)).toMatch(expected)
})
