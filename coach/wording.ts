import { COLOR_NAMES, ROLE_NAMES } from '#chess/names.ts'
import { makeSquare } from '#chess/squares.ts'
import { opposite, type Color, type Role, type San } from '#chess/types.ts'
import { MOST_BOOK_MOVES } from './book.ts'
import type {
  BookClaim,
  CastlingClaim,
  Claim,
  DrawClaim,
  MateClaim,
  MaterialClaim,
  Motif,
  PawnEndingClaim,
  PlacedPiece,
  Prize,
  Proof,
  ThreatClaim,
  TradeClaim,
} from './claim.ts'
import { numberedLine, sansOf } from './line-text.ts'
import { ROLE_VALUE } from './material.ts'
import { isError } from './move-class.ts'
import type { MoveReview } from './review.ts'

const the = (piece: PlacedPiece): string => `the ${ROLE_NAMES[piece.role]} on ${makeSquare(piece.square)}`
/** A pawn's move stays as it is written: `e5` and not `E5`. */
const capitalised = (text: string): string =>
  /^[a-h][1-8x]/.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1)

/**
 * What the coach says of a move: one or two plain sentences, each of them a claim that the rules have confirmed.
 * `undefined` where nothing can be proved. The same review is always worded the same way; `index` varies the phrases.
 */
export function sentenceOf(move: MoveReview, index: number): string | undefined {
  const { claim, after } = move
  if (drawsWrongly(move)) return `${DRAWS} ${move.best.san} kept the advantage.`
  // Also where the engine would have mated with another move, and claims nothing of this one.
  if (after.type === 'over' && after.points !== 0.5) return 'Checkmate.'
  if (!claim) return undefined
  const fact = factOf(move, claim)
  const better = move.best.san
  switch (claim.about) {
    case 'allowed':
      return `${fact} ${pick(index, [`${better} was better.`, `${better} avoids that.`, `Better was ${better}.`])}`
    case 'missed':
      if (claim.kind === 'mate' && !isError(move.moveClass) && move.moveClass !== 'inaccuracy')
        return `${move.san} still wins, but ${quickerMate(claim, better)}.`
      return `${missedLead(claim, index, fact.includes(better) ? undefined : better)} ${fact}`
    case 'played':
      if (claim.kind === 'book') return fact
      return move.moveClass === 'brilliant' ? `${pick(index, SACRIFICES)} ${fact}` : fact
  }
}

/** A move is brilliant for what it gives up. */
const SACRIFICES = ['A fine sacrifice.', 'A brave sacrifice.', 'A sacrifice that works.']
/** Before a sentence that names the better move itself. */
const CHANCES = ['A chance was missed.', 'There was a better move.', 'There was more in this position.']
const PASSIVE = [
  'Too quiet for a winning position.',
  'A winning position, and time to act.',
  'A quiet move where there was a strong one.',
]

/** `better` is named where what follows does not name it. */
function missedLead(claim: Claim, index: number, better: San | undefined): string {
  const isPassive = (claim.kind === 'mate' || claim.kind === 'material') && claim.cause === 'passive'
  if (better === undefined) return pick(index, isPassive ? PASSIVE : CHANCES)
  return isPassive
    ? `${pick(index, PASSIVE)} ${better} was stronger.`
    : pick(index, [
        `${better} was the move to find.`,
        `A chance was missed: ${better}.`,
        `${better} was stronger.`,
      ])
}

/** What is proved of a bad move, without a word on the better one: for whoever may try again. */
export function warningOf(move: MoveReview): string | undefined {
  const { claim } = move
  if (drawsWrongly(move)) return DRAWS
  if (!claim || claim.about === 'played') return undefined
  if (claim.about === 'allowed') return factOf(move, claim)
  if (claim.kind === 'material') {
    const how = claim.motif === 'best-play' ? ' with good play' : ''
    return `There was a move that would have ${spoiled(claim)}${how}.`
  }
  if (claim.kind === 'draw') return 'There was a move that would have saved a draw.'
  if (claim.kind === 'trade') return 'There was a move that would have traded into a won ending.'
  if (claim.kind === 'threat')
    return claim.prize === 'mate'
      ? 'There was a move that would have threatened mate.'
      : 'There was a move that would have made a threat.'
  if (claim.kind === 'castling')
    return 'There was a move after which the other king could no longer have castled.'
  if (claim.kind === 'pawn-ending')
    return `There was a move that would have ${claim.result === 'won' ? 'brought the pawn through' : 'stopped the pawn'}.`
  return claim.moves === 1 ? 'There was a mate in one move.' : `There was a mate in ${claim.moves} moves.`
}

const DRAWS = 'This ends the game in a draw.'
const drawsWrongly = ({ after, loss }: MoveReview): boolean =>
  after.type === 'over' && after.points === 0.5 && loss >= 10

/** What a claim says, and nothing of the move being good or bad. */
export function factOf({ color }: Pick<MoveReview, 'color'>, claim: Claim): string {
  if (claim.kind === 'book') return bookFact(claim)
  const winner = claim.about === 'allowed' ? opposite(color) : color
  if (claim.kind === 'draw') return drawFact(claim)
  if (claim.kind === 'trade') return tradeFact(claim, COLOR_NAMES[winner])
  if (claim.kind === 'threat') return threatFact(claim, COLOR_NAMES[winner])
  if (claim.kind === 'castling') return castlingFact(claim, COLOR_NAMES[opposite(winner)])
  if (claim.kind === 'pawn-ending') return pawnEndingFact(claim, COLOR_NAMES[winner])
  return claim.kind === 'mate' ? mateFact(claim, winner) : materialFact(claim, COLOR_NAMES[winner])
}

const pick = (index: number, phrases: readonly string[]): string => phrases[index % phrases.length]!

/** The moves of its line, without the one that is judged where it allowed them. */
const toldOf = ({ about, proof }: Claim): readonly San[] => sansOf(proof).slice(about === 'allowed' ? 1 : 0)

/** A last reply that takes nothing only shows that the count is final. */
function withoutQuietReply({ about, proof }: Claim): Proof {
  const isReply = proof.moves.length % 2 === (about === 'allowed' ? 1 : 0)
  const isQuiet = !/[x=]/.test(sansOf(proof).at(-1)!)
  return isReply && isQuiet ? { ...proof, moves: proof.moves.slice(0, -1) } : proof
}

/** Of a long line the beginning is told, and all of it can be played. */
const MOST_MOVES_TOLD = 5

/** `: 16. Qb8+ Nxb8 17. Rd8#`, without the move that is judged. */
function lineOf(claim: Claim): string {
  const from = claim.about === 'allowed' ? 1 : 0
  const proof = withoutQuietReply(claim)
  const moves = proof.moves.slice(0, from + MOST_MOVES_TOLD)
  const told = numberedLine({ ...proof, moves }, from)
  return moves.length < proof.moves.length ? `, beginning with ${told}` : `: ${told}`
}

const quickerMate = (claim: MateClaim, better: San): string =>
  claim.moves === 1 ? `${better} was mate at once` : `${better} was mate in ${claim.moves}${lineOf(claim)}`

function mateFact(claim: MateClaim, winner: Color): string {
  const from = claim.about === 'allowed' ? 1 : 0
  const where = claim.backRank ? ' on the back rank, where the king is shut in by its own pieces' : ''
  return claim.moves === 1
    ? `${sansOf(claim.proof)[from]} ${claim.about === 'missed' ? 'was' : 'is'} mate${where}.`
    : `${COLOR_NAMES[winner]} ${claim.about === 'missed' ? 'had mate' : 'mates'} in ${claim.moves}${where}${lineOf(claim)}.`
}

function materialFact(claim: MaterialClaim, winner: string): string {
  const sans = sansOf(claim.proof)
  const key = sans[claim.key]!
  const from = claim.about === 'allowed' ? 1 : 0
  if (claim.motif === 'best-play') return bestPlayFact(claim, sans, winner)
  // Other answers lose what the count says.
  if (sans.at(-1)!.endsWith('#')) return `${winner} ${resultOf(claim)} or mates${lineOf(claim)}.`
  if (claim.motif === 'combination')
    return withoutQuietReply(claim).moves.length === from + 1
      ? `${capitalised(key)} ${resultOf(claim)}.`
      : `${winner} ${resultOf(claim)}${lineOf(claim)}.`
  if (claim.key > from + MOST_LEAD || isGivenUp(claim))
    return `${winner} ${resultOf(claim)}: ${numberedLine(upToKey(claim), from)}.${restText(claim)}`
  const lead = claim.key > from ? `After ${sans.slice(from, claim.key).join(' ')}, ` : ''
  const fact = `${lead}${reason(claim, claim.motif, key)}`
  const result = saysItself(claim)
    ? ''
    : claim.onlySaves
      ? ' The win is gone.'
      : ` ${winner} ${resultOf(claim)}.`
  return `${capitalised(fact)}.${result}${restText(claim)}`
}

/** More moves before the point are hard to follow: then the result comes first. */
const MOST_LEAD = 2

const upToKey = ({ proof, key }: MaterialClaim): Proof => ({ ...proof, moves: proof.moves.slice(0, key + 1) })

/** True if the piece that is taken has just moved there: it is sold, because another one is lost anyway. */
const isGivenUp = ({ motif, victim, key, proof, about }: MaterialClaim): boolean =>
  motif === 'hanging-piece' &&
  key > (about === 'allowed' ? 1 : 0) &&
  proof.moves[key - 1]!.slice(2, 4) === makeSquare(victim.square)

/** The continuation, as moves, if the gain is small and the loss is large. */
const restText = ({ rest, key }: MaterialClaim): string =>
  rest ? ` That is only the start: ${numberedLine(rest, key + 1)}.` : ''

/** No single move forces it: the result comes first, then the line in which both sides do their best. */
function bestPlayFact(claim: MaterialClaim, sans: readonly San[], winner: string): string {
  const told = toldOf({ ...claim, proof: withoutQuietReply(claim) })
  const result = sans[claim.key]!.includes('=')
    ? `${isMissed(claim) ? 'would have made' : 'gets'} a new ${ROLE_NAMES[claim.by.role]}`
    : resultOf(claim)
  return told.length === 1
    ? `With best play ${told[0]} ${result}.`
    : `${winner} ${result} with best play: ${told.join(' ')}.`
}

function pawnEndingFact(claim: PawnEndingClaim, winner: string): string {
  const { result, proof } = claim
  const line = toldOf(claim)
  const lead = isTrade(proof)
    ? `After the trade on ${proof.moves[0]!.slice(2, 4)}`
    : line.length === 0
      ? 'Now'
      : `After ${line.join(' ')}`
  return result === 'won'
    ? `${lead} the pawn gets through: with king and pawn against king, ${winner} wins this.`
    : `${lead} the pawn can't get through: with king and pawn against king this is a draw.`
}

/** The judged move takes, and is taken back. */
const isTrade = ({ start, moves: [taking, back, ...rest] }: Proof): boolean =>
  taking !== undefined &&
  back !== undefined &&
  rest.length === 0 &&
  taking.slice(2, 4) === back.slice(2, 4) &&
  sansOf({ start, moves: [taking, back] }).every((san) => san.includes('x'))

function tradeFact(claim: TradeClaim, winner: string): string {
  return `${winner} ${claim.about === 'missed' ? 'would have won' : 'wins'} the ending of kings and pawns with best play: ${toldOf(claim).join(' ')} trades all pieces.`
}

/** Leaving the book is not a fault: the sentence only names what people play more often. */
function bookFact({ instead, proof: { start } }: BookClaim): string {
  const told = instead
    .slice(0, MOST_BOOK_MOVES)
    .map(({ move, share }) => `${sansOf({ start, moves: [move] })[0]!} (${share}%)`)
  return `Most players choose ${joined(told, 'or')} here.`
}

function drawFact(claim: DrawClaim): string {
  const result = claim.about === 'missed' ? 'would have been a draw' : 'is a draw'
  return `The game ${result} with best play: ${toldOf(claim).join(' ')} repeats the position again and again.`
}

/** The king has to move before it has castled. */
function castlingFact({ about, proof }: CastlingClaim, loser: string): string {
  const sans = sansOf(proof)
  const from = about === 'allowed' ? 1 : 0
  if (sans.length === from) return `${sans[0]!} moves the king, and after that ${loser} can no longer castle.`
  return `After ${sans[from]!} the king has to move, and ${loser} can no longer castle.`
}

/** What the last move of the proof is for. */
function threatFact({ about, prize, chased, proof, threat }: ThreatClaim, winner: string): string {
  const key = sansOf(proof).at(-1)!
  const next = sansOf(threat)[0]!.replace('#', '')
  if (prize === 'mate') return `${about === 'allowed' ? 'Now ' : ''}${key} threatens mate with ${next}.`
  const result = next.includes('=') ? 'would make a new queen' : `would win ${prizeOf(prize)}`
  if (chased)
    return `On ${makeSquare(chased.square)} the ${ROLE_NAMES[chased.role]} can be attacked: ${key} threatens ${next}, which ${result}.`
  const [, , , , , fullmoves] = proof.start.split(' ')
  return pick(Number(fullmoves), [
    `${about === 'allowed' ? 'Now ' : ''}${key} threatens ${next}, which ${result}.`,
    `${key} makes a threat: ${next} ${result}.`,
    `With ${key} ${winner} threatens ${next}, which ${result}.`,
  ])
}

/** Of the others all moves of the line are told. */
type ToldByItsMove = Exclude<Motif, 'combination' | 'best-play'>

/** True if the fact already names who wins what: a piece taken for nothing, or a pawn that becomes a queen. */
const saysItself = ({ motif, won, lost, victim }: MaterialClaim): boolean =>
  lost.length === 0 &&
  (motif === 'promotion' || (motif === 'hanging-piece' && won.length === 1 && won[0] === victim.role))

function reason(claim: MaterialClaim, motif: ToldByItsMove, key: string): string {
  const { victim, by, targets } = claim
  switch (motif) {
    case 'hanging-piece':
    case 'exchange':
      return taken(claim, key)
    case 'fork':
      return `${key} is a fork: the ${ROLE_NAMES[by.role]} attacks ${listed(targets)} at once`
    case 'skewer':
      return `${key} attacks ${the(targets[0]!)}, and ${the(targets[1]!)} stands behind it on the same line`
    case 'pin':
      return `${key} uses a pin: ${the(targets[0]!)} cannot move without exposing ${the(targets[1]!)}`
    case 'discovered-attack':
      return `${key} opens the line of ${the(by)} to ${the(victim)}`
    case 'removed-defender':
      return `${key} takes away what defends ${the(victim)}`
    case 'deflection':
      return `${key} draws ${the(targets[0]!)} away from ${the(victim)}`
    case 'trapped-piece':
      return `${key} attacks ${the(victim)}, which has no safe square to go to`
    case 'promotion':
      return `${key} makes a new ${ROLE_NAMES[by.role]}`
  }
}

/** Taken for nothing, by something cheaper, or since there are more attackers than defenders; and how that came about. */
function taken({ motif, victim, by, cause, about, warning, proof }: MaterialClaim, key: string): string {
  const isFree = motif === 'hanging-piece'
  const isDearer = ROLE_VALUE[by.role] < ROLE_VALUE[victim.role]
  const withLess = `with a ${ROLE_NAMES[by.role]}, which is worth less`
  switch (about === 'allowed' ? cause : undefined) {
    case 'moved-into': {
      const unsafe = `the ${ROLE_NAMES[victim.role]} is not safe on ${makeSquare(victim.square)}`
      if (isFree) return `${unsafe}: ${key} takes it`
      if (isDearer) return `${unsafe}: ${key} takes it ${withLess}`
      return `${unsafe}: it is attacked more often than it is defended, and ${key} takes it`
    }
    case 'left-unguarded':
      return `${the(victim)} ${isFree ? 'lost its defender' : 'is no longer defended well enough'}: ${key} takes it`
    case 'sacrificed':
      return `the ${ROLE_NAMES[victim.role]} on ${makeSquare(victim.square)} is a sacrifice: ${key} takes it, and what comes back is not quite enough`
    case 'threat-ignored':
      return warning
        ? `${numberedLine(warning)} attacked ${the(victim)}, and ${sansOf(proof)[0]} leaves it there: ${key} takes it`
        : `${the(victim)} was attacked already, and still is: ${key} takes it`
    case 'passive':
    case undefined:
      if (isFree) return `${the(victim)} has no defender: ${key} takes it`
      if (isDearer) return `${key} takes ${the(victim)} ${withLess}`
      return `${the(victim)} is attacked more often than it is defended, so ${key} can take it`
  }
}

/** King and queen first, as people say it. */
function listed(pieces: readonly PlacedPiece[]): string {
  const value = ({ role }: PlacedPiece): number => (role === 'k' ? 10_000 : ROLE_VALUE[role])
  const names = pieces
    .toSorted((one, other) => value(other) - value(one))
    .slice(0, 3)
    .map(the)
  return joined(names, 'and')
}

function spoils({ won, lost, motif, by }: MaterialClaim): string {
  if (motif === 'promotion')
    return lost.length === 0 ? `gets a new ${ROLE_NAMES[by.role]}` : 'comes out ahead'
  return `wins ${prizeOf({ won, lost })}`
}

const isMissed = ({ about }: MaterialClaim): boolean => about === 'missed'

/** The winner's gain, in the conditional if it was missed. */
const resultOf = (claim: MaterialClaim): string =>
  isMissed(claim) ? `would have ${spoiled(claim)}` : spoils(claim)

/** The same as a participle. */
function spoiled(claim: MaterialClaim): string {
  if (claim.motif !== 'promotion') return `won ${prizeOf(claim)}`
  return claim.lost.length === 0 ? `made a new ${ROLE_NAMES[claim.by.role]}` : 'come out ahead'
}

function prizeOf({ won, lost }: Pick<Prize, 'won' | 'lost'>): string {
  const isMinor = (role: Role | undefined): boolean => role === 'b' || role === 'n'
  if (won.length === 1 && lost.length === 1 && won[0] === 'r' && isMinor(lost[0]))
    return `the exchange, a rook for a ${ROLE_NAMES[lost[0]!]}`
  return lost.length === 0 ? counted(won) : `${counted(won)} for ${counted(lost)}`
}

const NUMBER_WORDS = ['no', 'a', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']

function counted(roles: readonly Role[]): string {
  const names = [...new Set(roles)].map((role) => {
    const count = roles.filter((each) => each === role).length
    return `${NUMBER_WORDS[count] ?? count} ${ROLE_NAMES[role]}${count > 1 ? 's' : ''}`
  })
  return joined(names, 'and')
}

const joined = (names: readonly string[], word: 'and' | 'or'): string =>
  names.length === 1 ? names[0]! : `${names.slice(0, -1).join(', ')} ${word} ${names.at(-1)!}`
