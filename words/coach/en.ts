import type {
  Effect,
  FactKind,
  FactOf,
  HiddenChance,
  Lesson,
  Outcome,
  Side,
  Spoils,
  ToldLine,
  ToldPiece,
  ToldResult,
} from '#coach/telling/facts.ts'
import type { Role, San } from '#chess/types.ts'
import { pieceName, sideName } from '../grammar/en.ts'

type Facts = { readonly [Kind in FactKind]: (fact: FactOf<Kind>) => string }

/** A language that lacks words for a fact or a lesson does not compile. */
interface CoachWords {
  readonly facts: Facts
  /** Read after "Next time:" and the like. */
  readonly lessons: Readonly<Record<Lesson, string>>
}

/** A pawn's move keeps its small letter: `e5` and not `E5`. */
const capitalised = (text: string): string =>
  /^[a-h][1-8x]/.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1)

const pick = (index: number, phrases: readonly string[]): string => phrases[index % phrases.length]!

/** One method for each kind of fact, each returning whole sentences. */
const FACTS: Facts = {
  'game-drawn': ({ kept }) =>
    kept === undefined
      ? 'This ends the game in a draw.'
      : `This ends the game in a draw. ${kept} kept the advantage.`,
  checkmate: () => 'Checkmate.',
  'better-move': ({ better, variant }) =>
    pick(variant, [
      `${better} was better.`,
      `${better} was the better choice.`,
      `Better was ${better}.`,
      `${better} was stronger.`,
      `The better move was ${better}.`,
    ]),
  'missed-chance': ({ side, better, variant }) =>
    better === undefined
      ? side.isReader
        ? 'You missed a chance.'
        : 'A chance was missed.'
      : pick(variant, [
          `${better} was the move to find.`,
          `A chance was missed: ${better}.`,
          `${better} was stronger.`,
          `The chance was ${better}.`,
          `Better was ${better}.`,
        ]),
  'fine-sacrifice': ({ variant }) =>
    pick(variant, ['A fine sacrifice.', 'A brave sacrifice.', 'A sacrifice that works.']),
  'quicker-mate': ({ san, better, moves, line }) =>
    moves === 1
      ? `${san} still wins, but ${better} was mate at once.`
      : `${san} still wins, but ${better} was mate in ${moves}${lineText(line)}.`,
  'mate-at-once': ({ san, isMissed, isBackRank }) =>
    `${san} ${isMissed ? 'was' : 'is'} mate${isBackRank ? BACK_RANK : ''}.`,
  'mate-in': ({ side, isMissed, moves, isBackRank, line }) =>
    `${subject(side)} ${isMissed ? 'had mate' : verb(side, 'mate', 'mates')} in ${moves}${isBackRank ? BACK_RANK : ''}${lineText(line)}.`,
  'wins-or-mates': ({ outcome, line }) =>
    `${subject(outcome.side)} ${resultOf(outcome)} or ${verb(outcome.side, 'mate', 'mates')}${lineText(line)}.`,
  'wins-by-move': ({ san, outcome }) => `${san} ${resultOf({ ...outcome, side: IT })}.`,
  'wins-by-line': ({ outcome, line }) => `${outcomeText(outcome)}${lineText(line)}.`,
  'best-play-move': ({ san, outcome }) => `With best play ${san} ${resultOf({ ...outcome, side: IT })}.`,
  'best-play': ({ line, outcome, isDisputed }) =>
    `${outcomeText(outcome)} ${isDisputed ? 'if nothing better is found' : 'with best play'}${lineText(line)}.`,
  taken: (fact) => {
    const text = takenText(fact)
    return `${after(fact.lead)}${fact.lead.length > 0 ? text : capitalised(text)}.`
  },
  fork: ({ lead, san, by, targets }) =>
    `${after(lead)}${san} is a fork: the ${pieceName(by)} attacks ${joined(targets.map(placed), 'and')} at once.`,
  skewer: ({ lead, san, front, behind }) =>
    `${after(lead)}${san} is a skewer: it attacks ${placed(front)}, and ${placed(behind)} stands behind it on the same line.`,
  pin: ({ lead, san, pinned, behind }) =>
    `${after(lead)}${san} uses a pin: ${placed(pinned)} cannot move without exposing ${placed(behind)}.`,
  'discovered-attack': ({ lead, san, by, victim }) =>
    `${after(lead)}${san} is a discovered attack: it opens the line of ${placed(by)} to ${placed(victim)}.`,
  'removed-defender': ({ lead, san, victim }) =>
    `${after(lead)}${san} takes away a defender of ${placed(victim)}.`,
  deflection: ({ lead, san, lured, victim }) =>
    `${after(lead)}${san} draws ${placed(lured)} away from ${placed(victim)}.`,
  'trapped-piece': ({ lead, san, victim }) =>
    `${after(lead)}${san} attacks ${placed(victim)}, which has no safe square to go to.`,
  'if-retaken': ({ reply, answer, effect }) => `If ${reply}, ${answer} ${effectText(effect)}.`,
  also: ({ targets, mate }) =>
    `It also ${joined(
      [
        ...(targets.length === 0 ? [] : [`attacks ${joined(targets.map(placed), 'and')}`]),
        ...(mate === undefined ? [] : [`threatens mate with ${mate}`]),
      ],
      'and',
    )}.`,
  'double-threat': ({ san, victim, mate }) =>
    `${san} attacks ${placed(victim)} and also threatens mate with ${mate}.`,
  'way-shut': ({ san, piece }) => `${san} blocked the escape of ${placed(piece)}.`,
  pinned: ({ piece, behind }) => `${capitalised(placed(piece))} is pinned to ${placed(behind)}.`,
  promotion: ({ lead, san, role }) => `${after(lead)}${san} makes a new ${pieceName(role)}.`,
  outcome: (outcome) => `${outcomeText(outcome)}.`,
  'win-gone': () => 'The win is gone.',
  instead: ({ san }) => `And look what happens after ${san}.`,
  rest: ({ line }) => `More follows: ${line}.`,
  'pawn-ending': ({ side, result, line, traded }) => {
    const lead =
      traded === undefined
        ? line.length === 0
          ? 'Now'
          : `After ${line.join(' ')}`
        : `After the trade on ${traded}`
    return result === 'won'
      ? `${lead} the pawn gets through: with king and pawn against king, ${name(side)} ${verb(side, 'win', 'wins')} this.`
      : `${lead} the pawn can't get through: with king and pawn against king this is a draw.`
  },
  'exact-ending': ({ san, before, after: left, keeps }) =>
    `${san} turned ${exactText(before)} into ${exactText(left)}${keeps === undefined ? '' : `; ${keeps} keeps the ${before.result}`}.`,
  'wins-pawn-ending': ({ side, isMissed, moves }) =>
    `${subject(side)} ${isMissed ? 'would have won' : verb(side, 'win', 'wins')} the ending of kings and pawns with best play: ${moves.join(' ')} trades all pieces.`,
  repetition: ({ isMissed, moves }) =>
    `The game ${isMissed ? 'would have been' : 'is'} a draw with best play: ${moves.join(' ')} repeats the position again and again.`,
  'king-moved': ({ side, san }) =>
    `${san} moves the king, and after that ${name(side)} can no longer castle.`,
  'king-driven': ({ side, san }) =>
    `After ${san} ${possessive(side)} king has to move, and ${name(side)} can no longer castle.`,
  'king-hunt': ({ king, isMissed, moves }) =>
    `Check after check ${isMissed ? 'would have driven' : 'drives'} ${possessive(king)} king over the board: ${moves.join(' ')}.`,
  'mate-threat': ({ san, next, isNow }) => `${isNow ? 'Now ' : ''}${san} threatens mate with ${next}.`,
  threat: ({ side, san, next, isNow, chased, spoils, variant }) => {
    const result =
      spoils.type === 'promotion'
        ? `would make a new ${pieceName(spoils.role)}`
        : `would win ${prizeOf(spoils)}`
    if (chased)
      return `On ${chased.square} ${owned(chased)} can be attacked: ${san} threatens ${next}, which ${result}.`
    return pick(variant, [
      `${isNow ? 'Now ' : ''}${san} threatens ${next}, which ${result}.`,
      `${san} makes a threat: ${next} ${result}.`,
      `With ${san} ${name(side)} ${verb(side, 'threaten', 'threatens')} ${next}, which ${result}.`,
    ])
  },
  tempo: ({ san, victim, isMissed, use }) => {
    const then = use ? `, and after ${use.reply} ${isMissed ? 'would have come' : 'comes'} ${use.next}` : ''
    return isMissed
      ? `${san} would have gained time by attacking ${placed(victim)}${then}.`
      : `${san} gains time by attacking ${placed(victim)}${then}.`
  },
  'still-wins': ({ reply, outcome }) =>
    `After ${reply}, the best answer, ${name(outcome.side)} ${resultOf(outcome)}.`,
  answered: ({ reply, side, isMissed, better, left }) => {
    const whose = side.isReader ? 'your' : `${sideName(side.color)}’s`
    const then = isMissed
      ? `and then ${whose} chances would have been ${better}% instead of ${left}%`
      : `but ${whose} chances have fallen from ${better}% to ${left}%`
    return `The best answer is ${reply}, ${then}.`
  },
  attack: ({ lead, san, victim }) => `${after(lead)}${san} attacks ${placed(victim)}.`,
  trades: ({ san, by, victim }) => `${san} trades a ${pieceName(by)} for ${placed(victim)}.`,
  hits: ({ lead, san, targets }) => `${after(lead)}${san} attacks ${joined(targets.map(placed), 'and')}.`,
  'way-open': ({ san, answer }) => `${san} opened the line for ${answer}.`,
  'passed-pawn': ({ san, square, left }) =>
    `After ${san} the pawn on ${square} is passed: no pawn can stop it, and it is ${left === 1 ? 'one square' : `${NUMBER_WORDS[left]!} squares`} from promotion.`,
  'not-all': ({ side, from, to }) =>
    `That is not all of it: ${side.isReader ? 'your' : `${sideName(side.color)}’s`} chances fell from ${from}% to ${to}%.`,
  captures: ({ lead, san, victim }) => `${after(lead)}${san} takes ${placed(victim)}.`,
  threatened: ({ move }) => `${move} had threatened that.`,
  'next-best': ({ san, isOnlyOther, variant }) =>
    isOnlyOther
      ? `The only other move was ${san}. See what it would have cost.`
      : pick(variant, [
          `Nothing else was good enough. See what happens after ${san}, the next best move.`,
          `Every other move was much worse. This is what ${san}, the next best, would have cost.`,
        ]),
  again: ({ numbers }) =>
    `The same again as on ${numbers.length === 1 ? 'move' : 'moves'} ${joined(numbers.map(String), 'and')}.`,
  'book-moves': ({ moves }) =>
    `Most players choose ${joined(
      moves.map(({ san, share }) => `${san} (${share}%)`),
      'or',
    )} here.`,
  'chances-fell': ({ side, was, from, to }) =>
    `Until then ${was === 'open' ? 'the result was open' : `${name(side)} ${verb(side, 'were', 'was')} winning`}: ${side.isReader ? 'your' : `${sideName(side.color)}’s`} chances fell from ${from}% to ${to}%.`,
  'let-back': ({ side, move }) => `${move} let ${name(side)} back into the game.`,
  decided: ({ winner, move }) =>
    `After ${move} the game was decided, and ${name(winner)} ${verb(winner, 'were', 'was')} winning.`,
  hasty: ({ minutes }) =>
    `It took less than two seconds, with ${minutes === 1 ? 'a minute' : `${minutes} minutes`} on the clock.`,
  'time-trouble': ({ seconds }) =>
    seconds === 1 ? 'Only a second was left.' : `Only ${seconds} seconds were left.`,
  'nothing-wrong': ({ san, better }) =>
    better === undefined
      ? `The engine sees nothing wrong with ${san}.`
      : `The engine sees little wrong with ${san}. ${better} is a bit better.`,
  avoids: ({ better }) => `${better} is better.`,
  misses: ({ san, better }) => `${san} misses ${better}.`,
  'best-reply': ({ line }) => `The strongest reply is ${line}.`,
  'gives-check': ({ san }) => `${san} gives check.`,
  'no-threat': ({ san }) => `${san} threatens to win nothing at once.`,
  'people-play': ({ rating, moves }) =>
    `Players of about ${rating} would choose ${joined(
      moves.map(({ san, share }) => `${san} (${share}%)`),
      'or',
    )}.`,
  'could-have': ({ chance }) => `There was ${hiddenText(chance)}.`,
}

export const words: CoachWords = {
  lessons: {
    'allowed-mate': 'before each move, look at every check that your opponent has.',
    'missed-mate': 'look at every check first: one of them may lead to mate.',
    'unseen-threat': 'after each move of your opponent, ask what it attacks.',
    'loose-piece': 'before each move, check what your opponent could take.',
    promotion: 'watch the pawns that are close to promotion.',
    tactic: 'before each move, look at your opponent’s checks and captures, and at what they lead to.',
    ending: 'with few pieces left, work the line out to its end before you move.',
    'pawn-ending': 'in a pawn ending, bring the king before the pawn, and count the steps of both kings.',
    trade: 'before you trade the last pieces, count what the pawns and kings can do without them.',
    draw: 'when you are ahead, look out for a perpetual check.',
    castling: 'castle early, before your opponent can make your king move.',
    'allowed-threat': 'before each move, ask what your opponent could attack next.',
    'missed-threat': 'look for moves that attack something: your opponent has to answer them.',
    'missed-chance': 'before a quiet move, look at every check and capture of your own.',
  },
  facts: FACTS,
}

const exactText = (told: ToldResult): string =>
  told.result === 'draw' || told.moves === undefined
    ? `a ${told.result}`
    : `a ${told.result} in ${told.moves} ${told.moves === 1 ? 'move' : 'moves'}`

const BACK_RANK = ' on the back rank, where the king is shut in by its own pieces'

/** A move as the subject of a sentence. */
const IT: Side = { color: 'w', isReader: false }

const name = ({ color, isReader }: Side): string => (isReader ? 'you' : sideName(color))
const subject = (side: Side): string => (side.isReader ? 'You' : sideName(side.color))
const verb = ({ isReader }: Side, you: string, others: string): string => (isReader ? you : others)
const possessive = ({ isReader }: Side): string => (isReader ? 'your' : 'the')
const owned = ({ role, isReaders }: Pick<ToldPiece, 'role' | 'isReaders'>): string =>
  `${isReaders ? 'your' : 'the'} ${pieceName(role)}`
const placed = (piece: ToldPiece): string => `${owned(piece)} on ${piece.square}`

/** The moves that lead to the point, with which the sentence begins. */
const after = (lead: readonly San[]): string => (lead.length === 0 ? '' : `After ${lead.join(' ')}, `)

const lineText = ({ text, isCut }: ToldLine): string => (isCut ? `, beginning with ${text}` : `: ${text}`)

const outcomeText = (outcome: Outcome): string => `${subject(outcome.side)} ${resultOf(outcome)}`

/** The gain, in the conditional if it was missed. */
function resultOf({ side, isMissed, spoils, isLeast }: Outcome): string {
  const least = isLeast === true ? 'at least ' : ''
  if (isMissed) return `would have ${participle(spoils, least)}`
  if (spoils.type === 'promotion') return `${verb(side, 'get', 'gets')} a new ${pieceName(spoils.role)}`
  if (spoils.type === 'ahead') return `${verb(side, 'come', 'comes')} out ahead`
  return `${verb(side, 'win', 'wins')} ${least}${prizeOf(spoils)}`
}

function participle(spoils: Spoils, least = ''): string {
  if (spoils.type === 'promotion') return `made a new ${pieceName(spoils.role)}`
  return spoils.type === 'ahead' ? 'come out ahead' : `won ${least}${prizeOf(spoils)}`
}

/** How the piece came to be taken, and why that costs something. */
function takenText({ san, victim, by, plight, how, warning, answer }: FactOf<'taken'>): string {
  const price = {
    cheaper: 'only',
    'at-most': 'at most',
    free: '',
    outnumbered: '',
    'with-check': '',
    other: '',
  }[how]
  const forLess =
    how === 'with-check'
      ? " with check, so it can't be taken back"
      : price === ''
        ? ''
        : ` for ${price} a ${pieceName(by.role)}`
  switch (plight) {
    case 'moved-into': {
      if (how === 'free')
        return victim.isReaders
          ? `you left ${placed(victim)} loose: ${san} takes it`
          : `${owned(victim)} is not safe on ${victim.square}: ${san} takes it`
      const unsafe = `${owned(victim)} is not safe on ${victim.square}`
      return how === 'outnumbered'
        ? `${unsafe}: it is attacked more often than it is defended, and ${san} takes it`
        : `${unsafe}: ${san} takes it${forLess}`
    }
    case 'taken-back':
      return `${san} takes ${owned(victim)} back on ${victim.square}`
    case 'line-opened':
      return `${answer} opened the line of ${placed(by)} to ${placed(victim)}: ${san} takes it${forLess}`
    case 'left-unguarded':
      return `${placed(victim)} ${how === 'free' ? 'lost its defender' : 'is no longer defended well enough'}: ${san} takes it`
    case 'sacrificed':
      return `${placed(victim)} is a sacrifice: ${san} takes it, and what comes back is not quite enough`
    case 'ignored':
      if (warning)
        return `${warning} attacked ${placed(victim)}, and ${answer} leaves it there: ${san} takes it`
      return `${placed(victim)} was attacked already, and ${answer} does not save it: ${san} takes it`
    case 'plain':
      if (how === 'free') return `${placed(victim)} has no defender: ${san} takes it`
      return how === 'outnumbered'
        ? `${placed(victim)} is attacked more often than it is defended, so ${san} can take it`
        : `${san} takes ${placed(victim)}${forLess}`
  }
}

function effectText(effect: Effect): string {
  switch (effect.type) {
    case 'mate':
      return 'is mate'
    case 'takes':
      return `takes ${placed(effect.victim)}`
    case 'attacks':
      return `attacks ${joined(effect.targets.map(placed), 'and')} at once`
  }
}

/** The effect of the better move, for players yet to find it. */
function hiddenText(chance: HiddenChance): string {
  switch (chance.type) {
    case 'mate':
      return chance.moves === 1 ? 'a mate in one move' : `a mate in ${chance.moves} moves`
    case 'material':
      return `a move that would have ${participle(chance.spoils)}${chance.isBestPlay ? ' with good play' : ''}`
    case 'draw':
      return 'a move that would have saved a draw'
    case 'trade':
      return 'a move that would have traded into a won ending'
    case 'threat':
      return 'a move that would have made a threat'
    case 'mate-threat':
      return 'a move that would have threatened mate'
    case 'castling':
      return 'a move after which the other king could no longer have castled'
    case 'hunt':
      return 'a move that would have driven the king over the board with checks'
    case 'pawn-won':
      return 'a move that would have brought the pawn through'
    case 'pawn-stopped':
      return 'a move that would have stopped the pawn'
  }
}

function prizeOf(spoils: Spoils): string {
  if (spoils.type === 'promotion') return `a new ${pieceName(spoils.role)}`
  if (spoils.type === 'ahead') return 'material'
  const { won, lost } = spoils
  const isMinor = (role: Role | undefined): boolean => role === 'b' || role === 'n'
  if (won.length === 1 && lost.length === 1 && won[0] === 'r' && isMinor(lost[0]))
    return `the exchange, a rook for a ${pieceName(lost[0]!)}`
  return lost.length === 0 ? counted(won) : `${counted(won)} for ${counted(lost)}`
}

const NUMBER_WORDS = ['no', 'a', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']

function counted(roles: readonly Role[]): string {
  const names = [...new Set(roles)].map((role) => {
    const count = roles.filter((each) => each === role).length
    return `${NUMBER_WORDS[count] ?? count} ${pieceName(role)}${count > 1 ? 's' : ''}`
  })
  return joined(names, 'and')
}

const joined = (names: readonly string[], word: 'and' | 'or'): string =>
  names.length === 1 ? names[0]! : `${names.slice(0, -1).join(', ')} ${word} ${names.at(-1)!}`
