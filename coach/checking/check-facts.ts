import type { Role, San } from '#chess/types.ts'
import type { Fact, FactKind, FactOf, Outcome, ToldLine } from '#coach/telling/facts.ts'
import {
  checkDeflection,
  checkDiscovered,
  checkDouble,
  checkFork,
  checkPin,
  checkRemoved,
  checkSkewer,
  checkTaken,
  checkTempo,
  checkThreat,
  checkTrap,
} from './check-motifs.ts'
import { isGainOf, sharpGain, pawnsOf } from './material.ts'
import {
  attacksPiece,
  captureOf,
  firstOf,
  isPinned,
  itselfAttacks,
  stands,
  threatensMate,
  unless,
  type Falsehood,
} from './on-board.ts'
import {
  after,
  between,
  isCheck,
  isMated,
  legalSteps,
  textOfSquare,
  other,
  reach,
  squareNamed,
  type PlainBoard,
} from './plain-board.ts'
import { readNumbered, readSan, readSans, type PlainLine } from './read-san.ts'
import { WORTH } from './swap.ts'
import {
  onReply,
  openScene,
  readingsOf,
  shownIn,
  withLines,
  type Scene,
  type Shown,
  type Told,
} from './scene.ts'

/**
 * Replays what the coach's sentences say, noun by noun, on a separate board: who stands where, who attacks, defends, pins or
 * blocks whom, "no safe square", "no defender", "threatens", "only". Reads only what a reader has: the position, the judged
 * move and the facts as they are worded. Whether the gain is the best there is, and why the move is bad, it does not ask.
 */

/** The false nouns, and the move that the next sentences refer to. */
interface Found {
  readonly falsehood: Falsehood
  readonly last?: Shown | undefined
  readonly next?: Scene
}
type Check<Kind extends FactKind> = (fact: FactOf<Kind>, scene: Scene) => Found

/** The falsehoods of all sentences about a move, each with its kind of fact. Empty if all hold. */
export function falsehoodsIn(told: Told): readonly string[] {
  const opened = openScene(told)
  if (!opened) return [`${told.san} is not possible`]
  let scene = withLines(opened, told.facts)
  const found: string[] = []
  for (const [index, fact] of told.facts.entries()) {
    const { falsehood, last, next } = check(fact, scene)
    const said = falsehood ?? (ownsFalsely(fact, scene) ? 'a piece or side is the wrong reader’s' : undefined)
    if (said !== undefined) found.push(`${fact.kind}: ${said}`)
    if (next) scene = withLines(next, told.facts.slice(index + 1))
    else if (last) scene = { ...scene, last }
  }
  return found
}

/** Calls the check for the fact's kind. TypeScript cannot correlate the two through the lookup. */
const check = (fact: Fact, scene: Scene): Found =>
  (CHECKS[fact.kind] as (fact: Fact, scene: Scene) => Found)(fact, scene)

const result = (falsehood: Falsehood, last?: Shown): Found => ({ falsehood, last })
const nothing = (): Found => ({ falsehood: undefined })

/** The winner's move with these words must be possible, and what is said about it true at one of the places that it may mean. */
function somewhere(scene: Scene, lead: readonly San[], san: San, say: (shown: Shown) => Falsehood): Found {
  const places = readingsOf(scene, lead, san).filter(({ before }) => before.turn === scene.winner)
  const [first] = places
  if (!first) return result(`${[...lead, san].join(' ')} cannot be played`)
  const right = places.find((shown) => say(shown) === undefined)
  return right ? result(undefined, right) : result(say(first), first)
}

type Named = { readonly lead: readonly San[]; readonly san: San }
const atMove =
  <Kind extends FactKind>(say: (fact: FactOf<Kind>, shown: Shown, scene: Scene) => Falsehood): Check<Kind> =>
  (fact, scene) => {
    const { lead = [], san } = fact as Partial<Named> & { readonly san: San }
    return somewhere(scene, lead, san, (shown) => say(fact, shown, scene))
  }

const isPossible = (board: PlainBoard, sans: readonly San[]): Falsehood =>
  unless(readSans(board, sans) !== undefined, `${sans.join(' ')} is not possible`)

const atLast = (scene: Scene, say: (shown: Shown) => Falsehood): Found =>
  result(scene.last ? say(scene.last) : 'it follows no move')

/** The line is legal; if it is quoted whole, `say` is true of it. */
function ofLine(scene: Scene, { text, isCut }: ToldLine, say: (line: PlainLine) => Falsehood): Found {
  const line = readNumbered(scene.base, text)
  if (!line) return result(`${text} is not possible`)
  return result(isCut ? undefined : say(line), shownIn(line, 0))
}

/** The line wins what is said, or the captures after it do. */
const winsIt =
  (scene: Scene, { side, spoils, isLeast }: Outcome) =>
  (line: PlainLine): Falsehood => {
    if (side.color !== scene.winner) return 'the other side wins it'
    if (spoils.type !== 'pieces' || isLeast === true) return undefined
    if (isGainOf([scene.leading, line], scene.winner, spoils)) return undefined
    const [start, end] = [scene.leading.boards[0]!, line.boards.at(-1)!]
    const sign = end.turn === scene.winner ? 1 : -1
    const gain = pawnsOf(end, scene.winner) - pawnsOf(start, scene.winner) + sign * sharpGain(end)
    return unless(gain >= worthOf(spoils), `the line wins ${gain} and not what is said`)
  }

const worthOf = ({ won, lost }: { readonly won: readonly Role[]; readonly lost: readonly Role[] }): number =>
  sum(won) - sum(lost)
const sum = (roles: readonly Role[]): number => roles.reduce((total, role) => total + WORTH[role], 0)

const CHECKS: { readonly [Kind in FactKind]: Check<Kind> } = {
  'game-drawn': ({ kept }, { start }) => result(kept === undefined ? undefined : isPossible(start, [kept])),
  checkmate: (_, { played }) => result(unless(isMated(played.board), 'no mate')),
  'better-move': ({ better }, { start }) => result(isPossible(start, [better])),
  'missed-chance': ({ better }, { start }) =>
    result(better === undefined ? undefined : isPossible(start, [better])),
  'fine-sacrifice': nothing,
  'quicker-mate': ({ better, line, moves }, scene) =>
    ofLine(scene, line, (read) =>
      firstOf(unless(read.sans[0] === better, 'another move mates'), matesIn(read, moves)),
    ),
  'mate-at-once': atMove(({ isBackRank }, { board }) =>
    firstOf(unless(isMated(board), 'no mate'), isBackRank ? onBackRank(board) : undefined),
  ),
  'mate-in': ({ line, moves, isBackRank, side }, scene) =>
    ofLine(scene, line, (read) =>
      firstOf(
        unless(side.color === scene.winner, 'the other side mates'),
        matesIn(read, moves),
        isBackRank ? onBackRank(read.boards.at(-1)!) : undefined,
      ),
    ),
  'wins-or-mates': ({ line }, scene) =>
    ofLine(scene, line, (read) => unless(isMated(read.boards.at(-1)!), 'the line does not mate')),
  'wins-by-move': ({ san, outcome }, scene) =>
    somewhere(scene, [], san, () => unless(outcome.side.color === scene.winner, 'the other side wins')),
  'wins-by-line': ({ line, outcome }, scene) => ofLine(scene, line, winsIt(scene, outcome)),
  'best-play-move': ({ san }, scene) => somewhere(scene, [], san, () => undefined),
  'best-play': ({ line, outcome }, scene) => ofLine(scene, line, winsIt(scene, outcome)),
  taken: atMove(checkTaken),
  fork: atMove(checkFork),
  skewer: atMove(checkSkewer),
  pin: atMove(checkPin),
  'discovered-attack': atMove(checkDiscovered),
  'removed-defender': atMove(checkRemoved),
  deflection: atMove(checkDeflection),
  'trapped-piece': atMove(checkTrap),
  promotion: atMove(({ role }, { step }) => unless(step.promotion === role, 'no such promotion')),
  'if-retaken': (fact, scene) => atLast(scene, (shown) => checkRetaken(fact, shown)),
  also: ({ targets, mate }, scene) =>
    atLast(scene, (shown) =>
      firstOf(
        ...targets.map((each) => attacksPiece(shown, each)),
        mate === undefined ? undefined : threatensMate(shown, mate),
      ),
    ),
  'double-threat': atMove(checkDouble),
  'way-shut': ({ piece }, { start, played }) => result(shutsIn(start, played, squareNamed(piece.square))),
  pinned: ({ piece, behind }, scene) => atLast(scene, ({ board }) => isPinned(board, piece, behind)),
  outcome: ({ side }, { winner }) => result(unless(side.color === winner, 'the other side wins')),
  'win-gone': nothing,
  instead: (_, scene) => ({ falsehood: undefined, next: onReply(scene) }),
  rest: ({ line }, scene) =>
    atLast(scene, ({ board }) => {
      // It continues the last move that was named, or the line that was quoted.
      const starts = [board, ...scene.lines.map(({ boards }) => boards.at(-1)!)]
      return unless(
        starts.some((start) => readNumbered(start, line) !== undefined),
        `${line} is not possible`,
      )
    }),
  'pawn-ending': ({ line, traded }, scene) => result(endsInPawns(scene, line, traded)),
  // Exact results come from tables, which have their own tests: here the moves are played and the men counted.
  'exact-ending': ({ san, keeps }, { start, played }) =>
    result(
      firstOf(
        unless(san === played.san, 'another move was played'),
        unless(rolesOn(start).length <= 5, 'too many men for exact results'),
        keeps === undefined ? undefined : isPossible(start, [keeps]),
      ),
    ),
  'wins-pawn-ending': ({ moves }, { base }) => result(endsWithoutPieces(base, moves)),
  repetition: ({ moves }, { base }) => result(repeats(base, moves)),
  'king-moved': ({ side }, { played, start }) =>
    result(
      firstOf(
        unless(
          start.men[played.step.from]?.role === 'k' && start.turn === side.color,
          'the king did not move',
        ),
        unless(mayCastle(start, side.color) && !mayCastle(played.board, side.color), 'castling is as before'),
      ),
    ),
  'king-driven': atMove(({ side }, { board }) => isDriven(board, side.color)),
  'king-hunt': ({ moves }, { base, winner }) => result(checksAlways(base, moves, winner)),
  'mate-threat': atMove(({ next }, shown) => threatensMate(shown, next)),
  threat: atMove(checkThreat),
  attack: atMove(({ victim }, shown) => attacksPiece(shown, victim)),
  trades: atMove(({ by, victim }, { before, board, step }) =>
    firstOf(
      stands(before, victim, other(before.turn)),
      unless(board.men[step.to]?.role === by, 'another man takes'),
      unless(textOfSquare(step.to) === victim.square, 'it takes something else'),
      unless(WORTH[by] === WORTH[victim.role], 'the men are not worth the same'),
    ),
  ),
  hits: atMove(({ targets }, shown) => firstOf(...targets.map((each) => itselfAttacks(shown, each)))),
  'way-open': ({ san, answer }, scene) =>
    somewhere(scene, [], answer, (shown) =>
      firstOf(
        unless(san === scene.played.san, 'another move was played'),
        checksThrough(shown, scene.played.step.from),
      ),
    ),
  'passed-pawn': atMove(({ square, left }, { board }) => isPassed(board, squareNamed(square), left)),
  'not-all': ({ from, to }) => result(unless(from > to, 'the chances did not fall')),
  captures: atMove(({ victim }, { before, step }) => {
    const taken = captureOf(before, step)
    return firstOf(
      stands(before, victim, other(before.turn)),
      unless(taken !== undefined && textOfSquare(taken.square) === victim.square, 'it takes something else'),
    )
  }),
  tempo: atMove(checkTempo),
  'still-wins': ({ reply }, scene) => atLast(scene, ({ board }) => isPossible(board, [reply])),
  answered: ({ reply }, scene) => atLast(scene, ({ board }) => isPossible(board, [reply])),
  // The move before the judged one is not part of what is read here.
  threatened: nothing,
  'next-best': ({ san, isOnlyOther }, scene) => {
    const [step, count] = [readSan(scene.start, san), legalSteps(scene.start).length]
    if (!step || isOnlyOther !== (count === 2))
      return result(step ? `${count} moves are legal` : `${san} is not possible`)
    return {
      falsehood: undefined,
      next: onReply(scene, { before: scene.start, board: after(scene.start, step), step, san }),
    }
  },
  again: nothing,
  'book-moves': ({ moves }, { start }) =>
    result(firstOf(...moves.map(({ san }) => isPossible(start, [san])))),
  'chances-fell': nothing,
  'let-back': nothing,
  decided: nothing,
  hasty: nothing,
  'time-trouble': nothing,
  'nothing-wrong': nothing,
  avoids: ({ better }, { start }) => result(isPossible(start, [better])),
  misses: ({ better }, { start }) => result(isPossible(start, [better])),
  'best-reply': ({ line }, { played }) =>
    result(unless(readNumbered(played.board, line) !== undefined, `${line} is not possible`)),
  'gives-check': (_, { played }) => result(unless(isCheck(played.board), 'no check')),
  'no-threat': nothing,
  'people-play': nothing,
  'could-have': nothing,
}

const matesIn = ({ sans, boards }: PlainLine, moves: number): Falsehood =>
  unless(isMated(boards.at(-1)!) && Math.ceil(sans.length / 2) === moves, `no mate in ${moves}`)

/** The king is mated on its first rank, behind its own men. */
function onBackRank(board: PlainBoard): Falsehood {
  const king = board.men.findIndex((man) => man?.role === 'k' && man.color === board.turn)
  const [rank, step] = board.turn === 'w' ? [0, 8] : [7, -8]
  const own = [king + step - 1, king + step, king + step + 1].filter(
    (square) => board.men[square]?.color === board.turn,
  )
  return unless(Math.floor(king / 8) === rank && own.length > 0, 'no mate on the back rank')
}

function checkRetaken({ reply, answer, effect }: FactOf<'if-retaken'>, { board, step }: Shown): Falsehood {
  const line = readSans(board, [reply, answer])
  if (!line || line.steps[0]!.to !== step.to) return `${reply} ${answer} is not possible`
  const shown = shownIn(line, 1)
  switch (effect.type) {
    case 'mate':
      return unless(isMated(shown.board), 'no mate')
    case 'takes': {
      const taken = captureOf(shown.before, shown.step)
      return firstOf(
        stands(shown.before, effect.victim, other(shown.before.turn)),
        unless(
          taken !== undefined && textOfSquare(taken.square) === effect.victim.square,
          'it takes something else',
        ),
      )
    }
    case 'attacks':
      return firstOf(...effect.targets.map((each) => attacksPiece(shown, each)))
  }
}

/** The move took away a square that the piece could have reached. */
function shutsIn(start: PlainBoard, { board, san }: Shown, square: number): Falsehood {
  const now = reach(board, square)
  return unless(
    reach(start, square).some((to) => !now.includes(to)),
    `${san} blocked nothing`,
  )
}

const rolesOn = ({ men }: PlainBoard): string =>
  men
    .flatMap((man) => man?.role ?? [])
    .toSorted()
    .join('')

function endsInPawns({ base, leading }: Scene, line: readonly San[], traded: string | undefined): Falsehood {
  const read = readSans(base, line)
  if (!read) return `${line.join(' ')} is not possible`
  const step = leading.steps[0]
  return firstOf(
    unless(rolesOn(read.boards.at(-1)!) === 'kkp', 'more than kings and a pawn are left'),
    unless(
      traded === undefined || (step !== undefined && textOfSquare(step.to) === traded),
      'the trade is elsewhere',
    ),
  )
}

function endsWithoutPieces(base: PlainBoard, moves: readonly San[]): Falsehood {
  const read = readSans(base, moves)
  return unless(read !== undefined && /^kkp+$/.test(rolesOn(read.boards.at(-1)!)), 'pieces are left')
}

function repeats(base: PlainBoard, moves: readonly San[]): Falsehood {
  const boards = readSans(base, moves)?.boards.map(({ men, turn }) => JSON.stringify([men, turn]))
  return unless(boards !== undefined && new Set(boards).size < boards.length, 'nothing is repeated')
}

const mayCastle = ({ castling }: PlainBoard, color: 'w' | 'b'): boolean =>
  (color === 'w' ? /[KQ]/ : /[kq]/).test(castling)

/** The moved man came through the square, or checks along a line through it. */
function checksThrough({ board, step }: Shown, square: number): Falsehood {
  const king = board.men.findIndex((man) => man?.role === 'k' && man.color === board.turn)
  const ways = [
    between(step.from, step.to),
    reach(board, step.to).includes(king) ? between(step.to, king) : [],
  ]
  return firstOf(
    unless(isCheck(board), 'no check'),
    unless(
      ways.some((way) => way?.includes(square)),
      `nothing goes through ${textOfSquare(square)}`,
    ),
  )
}

/** A pawn of the side that has just moved, with no pawn of the other side before it on its own or the next files. */
function isPassed({ men, turn }: PlainBoard, square: number, left: number): Falsehood {
  const man = men[square]
  if (man?.role !== 'p' || man.color === turn) return `no pawn is on ${textOfSquare(square)}`
  const forward = man.color === 'w' ? 8 : -8
  const ahead = Array.from({ length: 7 }, (_, index) => square + forward * (index + 1)).filter(
    (each) => each >= 0 && each < 64,
  )
  const stoppers = ahead
    .flatMap((each) => [each - 1, each, each + 1])
    .filter((each) => Math.abs((each % 8) - (square % 8)) <= 1)
  return firstOf(
    unless(ahead.length === left, `${ahead.length} squares are left`),
    unless(
      stoppers.every((each) => men[each]?.role !== 'p' || men[each]?.color !== turn),
      'a pawn can stop it',
    ),
  )
}

/** The king must move, and loses the right to castle. */
function isDriven(board: PlainBoard, color: 'w' | 'b'): Falsehood {
  const steps = legalSteps(board)
  const isKings = steps.every(({ from }) => board.men[from]?.role === 'k')
  return firstOf(
    unless(board.turn === color && isCheck(board) && isKings && steps.length > 0, 'the king need not move'),
    unless(mayCastle(board, color), 'it could not castle'),
  )
}

function checksAlways(base: PlainBoard, moves: readonly San[], winner: 'w' | 'b'): Falsehood {
  const line = readSans(base, moves)
  if (!line) return `${moves.join(' ')} is not possible`
  return unless(
    line.boards.slice(1).every((board) => board.turn === winner || isCheck(board)),
    'not every move is check',
  )
}

/** True if a piece or side is called the reader's and is not, or the reverse. */
function ownsFalsely(fact: Fact, { told: { reader }, winner }: Scene): boolean {
  const owners: boolean[] = []
  const visit = (value: unknown, key: string): void => {
    if (typeof value !== 'object' || value === null) return
    if ('isReaders' in value)
      owners.push(value.isReaders === ((key === 'by' ? winner : other(winner)) === reader))
    if ('isReader' in value && 'color' in value) owners.push(value.isReader === (value.color === reader))
    for (const [name, part] of Object.entries(value)) visit(part, Number.isNaN(Number(name)) ? name : key)
  }
  visit(fact, '')
  return owners.includes(false)
}
