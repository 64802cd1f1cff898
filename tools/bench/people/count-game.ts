import { CASTLE_FLAG, fromOf, movedRoleOf, promotionRoleOf, toOf } from '#chess/move-bits.ts'
import type { Position } from '#chess/position.ts'
import type { Move } from '#chess/types.ts'
import type { PeopleGame } from '../judging/people-games.ts'
import { BISHOP, KING, KNIGHT, PAWN, QUEEN, ROOK } from '#chess/pieces.ts'
import {
  mateKinds,
  ROOK_LOSS_DETAILS,
  rookLossDetails,
  STALEMATE_DETAILS,
  stalemateDetails,
  type MateKind,
} from './details.ts'
import { countMen, replayGame, ROLE_NAMES, type Ply } from './replay.ts'
import type { Tally } from './tally.ts'

/** In rating points: between players farther apart, results say more about the difference than about the opening. */
const NEAR = 100
/** In plies: a lead must last this long, so that the middle of a trade does not count. */
const LASTING = 4
const LEAD = 3
/** A lead after which most people expect a resignation, in pawns. */
const LARGE_LEAD = 5
const EARLY_QUEEN = 4
const CASTLED_BY = 12
/** The move at which each stage of a game begins. */
const STAGES = [1, 11, 21, 31, 41] as const
const LOWEST_BAND = 800
const HIGHEST_BAND = 2300
/** The initial rating of new accounts, whatever their strength. */
const UNRATED = 1500
/** The band of all ratings together, for counts that are too rare to be divided. */
const ALL = 0

const bandOf = (rating: number): number =>
  Math.max(LOWEST_BAND, Math.min(HIGHEST_BAND, Math.floor(rating / 100) * 100))

interface SideCount {
  gifts: number
  readonly giftsByRole: number[]
  /** Gifts and moves by stage of the game (STAGES). */
  readonly giftsByStage: number[]
  readonly movesByStage: number[]
  offers: number
  offersTaken: number
  checks: number
  checksGiven: number
  mates: number
  matesGiven: number
  /** By kind: positions in which exactly one move mates, and those in which it was played. */
  readonly onlyMates: Map<MateKind, { chances: number; given: number }>
  /** By detail: rooks taken from the other side for nothing. */
  rooksTaken: number
  readonly rookDetails: Map<string, number>
  enPassant: number
  enPassantTaken: number
  promotions: number
  toQueen: number
  toKnight: number
  castledAt: number
  isLong: boolean
  queenAt: number
  moves: number
}

const newSide = (): SideCount => ({
  gifts: 0,
  giftsByRole: [0, 0, 0, 0, 0, 0, 0],
  giftsByStage: STAGES.map(() => 0),
  movesByStage: STAGES.map(() => 0),
  offers: 0,
  offersTaken: 0,
  checks: 0,
  checksGiven: 0,
  mates: 0,
  matesGiven: 0,
  onlyMates: new Map(),
  rooksTaken: 0,
  rookDetails: new Map(),
  enPassant: 0,
  enPassantTaken: 0,
  promotions: 0,
  toQueen: 0,
  toKnight: 0,
  castledAt: 0,
  isLong: false,
  queenAt: 0,
  moves: 0,
})

/** Counts that are added once per game, for both sides together. */
interface Course {
  /** The side, +1 White or -1 Black, that first led by a piece for a while; 0 if none has. */
  leader: number
  /** The side that first led by LARGE_LEAD for a while. */
  largeLeader: number
  largeRun: number
  largeSign: number
  leaderRun: number
  leadSign: number
  rookUp: number
  rookRun: number
  rookSign: number
  bare: number
  final: number
}

/** Adds one game to every count. False if it cannot be replayed. */
export function countGame(game: PeopleGame, tally: Tally): boolean {
  const sides = [newSide(), newSide()] as const
  const course: Course = {
    leader: 0,
    largeLeader: 0,
    largeRun: 0,
    largeSign: 0,
    leaderRun: 0,
    leadSign: 0,
    rookUp: 0,
    rookRun: 0,
    rookSign: 0,
    bare: 0,
    final: 0,
  }
  const bands = [bandOf(game.ratings.w), bandOf(game.ratings.b)] as const
  const end = replayGame(game.moves, (ply) => {
    countPly(sides[ply.side >> 3]!, ply)
    if (ply.wonRole !== 0) {
      const loser = sides[1 - (ply.side >> 3)]!
      loser.gifts++
      loser.giftsByRole[ply.wonRole]!++
      loser.giftsByStage[stageOf(loser.moves)]!++
    }
    followCourse(course, ply)
  })
  if (end === undefined) return false
  addSides(game, sides, bands, tally)
  addOpening(game, bands, tally)
  addCourse(game, course, end, bands, tally)
  addEnd(game, end, bands, course, tally)
  return true
}

const stageOf = (moves: number): number => STAGES.findLastIndex((from) => moves >= from)

function countPly(side: SideCount, ply: Ply): void {
  const { move } = ply
  side.moves++
  side.movesByStage[stageOf(side.moves)]!++
  if (ply.freePieces.length > 0) {
    side.offers++
    if (ply.freePieces.includes(move)) side.offersTaken++
  }
  if (ply.checks.length > 0) {
    side.checks++
    if (ply.checks.includes(move)) side.checksGiven++
  }
  if (ply.mates.length > 0) {
    side.mates++
    if (ply.mates.includes(move)) side.matesGiven++
    if (ply.mates.length === 1) countOnlyMate(side, ply, ply.mates[0]!)
  }
  if (ply.wonRole === ROOK) {
    side.rooksTaken++
    for (const detail of rookLossDetails(ply.position, move))
      side.rookDetails.set(detail, (side.rookDetails.get(detail) ?? 0) + 1)
  }
  if (ply.canEnPassant) {
    side.enPassant++
    const isTaken = movedRoleOf(move) === PAWN && (fromOf(move) & 7) !== (toOf(move) & 7)
    if (isTaken && ply.position.board[toOf(move)] === 0) side.enPassantTaken++
  }
  const promotion = promotionRoleOf(move)
  if (promotion !== 0) {
    side.promotions++
    if (promotion === QUEEN) side.toQueen++
    if (promotion === KNIGHT) side.toKnight++
  }
  if ((move & CASTLE_FLAG) !== 0) {
    side.castledAt = side.moves
    side.isLong = (toOf(move) & 7) === 2
  }
  if (side.queenAt === 0 && movedRoleOf(move) === QUEEN) side.queenAt = side.moves
}

function countOnlyMate(side: SideCount, { position, move }: Ply, mate: Move): void {
  for (const kind of mateKinds(position, mate)) {
    const count = side.onlyMates.get(kind) ?? { chances: 0, given: 0 }
    count.chances++
    if (move === mate) count.given++
    side.onlyMates.set(kind, count)
  }
}

function followCourse(course: Course, { balance, position }: Ply): void {
  course.final = balance
  const sign = balance >= LEAD ? 1 : balance <= -LEAD ? -1 : 0
  course.leaderRun = sign !== 0 && sign === course.leadSign ? course.leaderRun + 1 : 1
  course.leadSign = sign
  if (course.leader === 0 && sign !== 0 && course.leaderRun >= LASTING) course.leader = sign
  const large = balance >= LARGE_LEAD ? 1 : balance <= -LARGE_LEAD ? -1 : 0
  course.largeRun = large !== 0 && large === course.largeSign ? course.largeRun + 1 : 1
  course.largeSign = large
  if (course.largeLeader === 0 && large !== 0 && course.largeRun >= LASTING) course.largeLeader = large
  const rook = rookUpOf(position)
  course.rookRun = rook !== 0 && rook === course.rookSign ? course.rookRun + 1 : 1
  course.rookSign = rook
  if (course.rookUp === 0 && rook !== 0 && course.rookRun >= LASTING) course.rookUp = rook
  if (course.bare === 0) course.bare = bareOf(position)
}

/** The side, +1 or -1, that is exactly a rook up in an ending without queens and with at most three pieces; 0 if neither. */
function rookUpOf(position: Position): number {
  if (countMen(position, 0, QUEEN) + countMen(position, 8, QUEEN) > 0) return 0
  const minor = (side: number) => countMen(position, side, KNIGHT) + countMen(position, side, BISHOP)
  const rooks = countMen(position, 0, ROOK) - countMen(position, 8, ROOK)
  const pieces = minor(0) + minor(8) + countMen(position, 0, ROOK) + countMen(position, 8, ROOK)
  if (Math.abs(rooks) !== 1 || minor(0) !== minor(8) || pieces > 3) return 0
  const pawns = (countMen(position, 0, PAWN) - countMen(position, 8, PAWN)) * rooks
  return Math.abs(pawns) <= 1 ? rooks : 0
}

/** The side, +1 or -1, that has at least a queen against a bare king; 0 if neither. */
function bareOf(position: Position): number {
  for (const [sign, side] of [
    [1, 0],
    [-1, 8],
  ] as const) {
    const other = side ^ 8
    const bare = [PAWN, KNIGHT, BISHOP, ROOK, QUEEN].every((role) => countMen(position, other, role) === 0)
    if (bare && countMen(position, side, QUEEN) > 0) return sign
  }
  return 0
}

const scoreOf = (result: string, sign: number): number =>
  result === '1/2-1/2' ? 0.5 : (result === '1-0') === sign > 0 ? 1 : 0

const isUnrated = (game: PeopleGame, color: number): boolean =>
  game.ratings[color === 0 ? 'w' : 'b'] === UNRATED

function addSides(
  game: PeopleGame,
  sides: readonly [SideCount, SideCount],
  bands: readonly [number, number],
  tally: Tally,
): void {
  const isNear = Math.abs(game.ratings.w - game.ratings.b) <= NEAR
  for (const color of [0, 1] as const) {
    if (isUnrated(game, color)) continue
    const side = sides[color]
    const band = bands[color]
    const score = scoreOf(game.result, color === 0 ? 1 : -1)
    tally.add('pieces given away a game', band, side.gifts)
    for (const role of [KNIGHT, BISHOP, ROOK, QUEEN])
      tally.add(`pieces given away: ${ROLE_NAMES[role]!}`, band, side.giftsByRole[role]!, side.gifts)
    for (const [stage, from] of STAGES.entries())
      tally.add(
        `pieces given away a move, from move ${from} on`,
        band,
        side.giftsByStage[stage]!,
        side.movesByStage[stage],
      )
    tally.add('a piece given away in the first ten moves', band, side.giftsByStage[0]! > 0 ? 1 : 0)
    if (isNear) {
      tally.add(`score of ${color === 0 ? 'White' : 'Black'}`, band, score)
      tally.add('score of both sides', band, score)
    }
    tally.add('free pieces taken', band, side.offersTaken, side.offers)
    tally.add('checks given', band, side.checksGiven, side.checks)
    tally.add('mates in one given', band, side.matesGiven, side.mates)
    for (const [kind, { chances, given }] of side.onlyMates)
      tally.add(`mates in one given: ${kind}`, band, given, chances)
    addRookLosses(sides[1 - color]!, band, tally)
    tally.add('a mate in one missed in the game', band, side.mates > side.matesGiven ? 1 : 0)
    tally.add('en passant taken', band, side.enPassantTaken, side.enPassant)
    tally.add('promotions to a queen', band, side.toQueen, side.promotions)
    tally.add('promotions to a knight', band, side.toKnight, side.promotions)
    if (side.moves >= 20) {
      tally.add('castled', band, side.castledAt > 0 ? 1 : 0)
      if (side.castledAt > 0) {
        tally.add('move of castling', band, side.castledAt)
        tally.add('castled long', band, side.isLong ? 1 : 0)
      }
      if (isNear) {
        const early = side.castledAt > 0 && side.castledAt <= CASTLED_BY
        const name = early ? 'castled' : side.castledAt > 0 ? 'castled later' : 'never castled'
        tally.add('score, twenty moves and more', band, score)
        tally.add(`score, ${name}${early ? ' by move 12' : ''}`, band, score)
      }
    }
    if (side.moves >= 10) {
      const early = side.queenAt > 0 && side.queenAt <= EARLY_QUEEN
      tally.add('queen out by move 4', band, early ? 1 : 0)
      if (isNear) tally.add(`score, queen ${early ? 'out by move 4' : 'later'}`, band, score)
    }
  }
}

/** `taker` is the other side. */
function addRookLosses(taker: SideCount, band: number, tally: Tally): void {
  for (const detail of ROOK_LOSS_DETAILS)
    tally.add(`rooks given away: ${detail}`, band, taker.rookDetails.get(detail) ?? 0, taker.rooksTaken)
}

const REPLIES: Readonly<Record<string, string>> = {
  e7e5: '1...e5',
  c7c5: '1...c5',
  e7e6: '1...e6',
  c7c6: '1...c6',
  d7d5: '1...d5',
}
const FIRST: Readonly<Record<string, string>> = { e2e4: '1.e4', d2d4: '1.d4', c2c4: '1.c4', g1f3: '1.Nf3' }

function addOpening(game: PeopleGame, bands: readonly [number, number], tally: Tally): void {
  const [first, reply] = game.moves
  const isNear = Math.abs(game.ratings.w - game.ratings.b) <= NEAR
  const opening = FIRST[first!] ?? 'another first move'
  if (!isUnrated(game, 0)) {
    for (const name of [...Object.values(FIRST), 'another first move'])
      tally.add(`share of ${name}`, bands[0], name === opening ? 1 : 0)
    if (isNear) tally.add(`White's score after ${opening}`, bands[0], scoreOf(game.result, 1))
  }
  if (opening !== '1.e4' || isUnrated(game, 1)) return
  const answer = REPLIES[reply!] ?? 'another reply'
  for (const name of [...Object.values(REPLIES), 'another reply'])
    tally.add(`share of ${name}`, bands[1], name === answer ? 1 : 0)
  if (isNear) tally.add(`Black's score after ${answer}`, bands[1], scoreOf(game.result, -1))
}

function addCourse(
  game: PeopleGame,
  { leader, largeLeader, rookUp, bare }: Course,
  end: Position,
  bands: readonly [number, number],
  tally: Tally,
): void {
  const isNear = Math.abs(game.ratings.w - game.ratings.b) <= NEAR
  if (leader !== 0 && isNear) {
    const score = scoreOf(game.result, -leader)
    const band = bands[leader > 0 ? 1 : 0]
    tally.add('score of the side a piece down', band, score)
    tally.add('won by the side a piece down', band, score === 1 ? 1 : 0)
  }
  if (largeLeader !== 0 && isNear) {
    const score = scoreOf(game.result, -largeLeader)
    const band = bands[largeLeader > 0 ? 1 : 0]
    tally.add('score of the side five pawns down', band, score)
    tally.add('won by the side five pawns down', band, score === 1 ? 1 : 0)
  }
  if (rookUp !== 0) {
    const score = scoreOf(game.result, rookUp)
    const band = bands[rookUp > 0 ? 0 : 1]
    tally.add('a rook up in the ending: won', band, score === 1 ? 1 : 0)
    tally.add('a rook up in the ending: drawn', band, score === 0.5 ? 1 : 0)
    tally.add('a rook up in the ending: lost', band, score === 0 ? 1 : 0)
    if (game.termination !== '-')
      tally.add(
        'a rook up in the ending: lost on time',
        band,
        score === 0 && game.termination === 'time' ? 1 : 0,
      )
  }
  if (bare !== 0) {
    const score = scoreOf(game.result, bare)
    const band = bands[bare > 0 ? 0 : 1]
    tally.add('queen against bare king: won', band, score === 1 ? 1 : 0)
    const isStalemate = game.termination === 'stalemate'
    tally.add('queen against bare king: stalemate', band, isStalemate ? 1 : 0)
    if (isStalemate && bareOf(end) === bare) {
      const found = stalemateDetails(end)
      for (const detail of STALEMATE_DETAILS)
        for (const each of [band, ALL])
          tally.add(`stalemates of a bare king: ${detail}`, each, found.includes(detail) ? 1 : 0)
    }
  }
}

const ENDS = ['mate', 'resign', 'time', 'draw', 'stalemate']

function addEnd(
  game: PeopleGame,
  end: Position,
  bands: readonly [number, number],
  { final }: Course,
  tally: Tally,
): void {
  const band = bandOf((game.ratings.w + game.ratings.b) / 2)
  if (game.termination !== '-') {
    for (const name of ENDS) tally.add(`ends: ${name}`, band, game.termination === name ? 1 : 0)
    tally.add('moves of a game', band, Math.ceil(game.moves.length / 2))
  }
  if (game.result === '1/2-1/2') return
  const loser = game.result === '1-0' ? 1 : 0
  const lead = loser === 0 ? final : -final
  if (game.termination === 'resign') {
    tally.add('pawns behind when resigning', bands[loser], -lead)
    tally.add('resigned without being behind', bands[loser], lead >= 0 ? 1 : 0)
  }
  if (game.termination === 'time')
    tally.add('lost on time a piece or more ahead', bands[loser], lead >= 3 ? 1 : 0)
  if (game.termination === 'mate') addMate(end, game, bands[loser], tally)
}

function addMate(end: Position, game: PeopleGame, band: number, tally: Tally): void {
  const move = end.lastMove!
  const role = promotionRoleOf(move) || movedRoleOf(move)
  for (const each of [PAWN, KNIGHT, BISHOP, ROOK, QUEEN])
    tally.add(`mated by: ${ROLE_NAMES[each]!}`, band, role === each ? 1 : 0)
  tally.add('mated on the back rank', band, isBackRankMate(end) ? 1 : 0)
  tally.add('mated within ten moves', band, game.moves.length <= 20 ? 1 : 0)
  tally.add('mated by the scholar’s queen on f7 or f2', band, isScholars(end, game.moves.length) ? 1 : 0)
}

/**
 * The king is on its first rank, a rook or queen gives check along it, and its own pieces fill the squares in front.
 */
function isBackRankMate(end: Position): boolean {
  const { side, board } = end
  const move = end.lastMove!
  const rank = side === 0 ? 0 : 7
  const king = board.indexOf(side | KING)
  const role = promotionRoleOf(move) || movedRoleOf(move)
  if (king >> 3 !== rank || toOf(move) >> 3 !== rank || (role !== ROOK && role !== QUEEN)) return false
  const front = [-1, 0, 1]
    .map((step) => (king & 7) + step)
    .filter((file) => file >= 0 && file <= 7)
    .map((file) => board[(side === 0 ? 8 : 48) + file]!)
  return front.filter((code) => code !== 0 && (code & 8) === side).length >= 2
}

const isScholars = (end: Position, plies: number): boolean => {
  const move = end.lastMove!
  return plies <= 12 && movedRoleOf(move) === QUEEN && toOf(move) === (end.side === 0 ? 13 : 53)
}
