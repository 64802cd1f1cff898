import type { PromotionRole } from '#chess/types.ts'

interface DeedWords {
  /** In lower case. The help names the first one. Lichess's names are among them. */
  readonly typed: readonly string[]
  /** What it does, after its name: `resign, give up the game`. */
  readonly does: string
}

const DEEDS = {
  resign: { typed: ['resign'], does: 'give up the game' },
  draw: { typed: ['draw', 'offer draw'], does: 'offer a draw' },
  takeback: { typed: ['takeback', 'take back', 'undo'], does: 'take a move back' },
  abort: { typed: ['abort'], does: 'leave before the second move' },
  accept: { typed: ['accept', 'yes'], does: 'accept the offer' },
  decline: { typed: ['decline', 'no'], does: 'decline the offer' },
  claim: { typed: ['claim', 'claim victory'], does: 'claim the win while your opponent is away' },
  rematch: { typed: ['rematch'], does: 'play again' },
  newGame: { typed: ['new', 'new game'], does: 'set up a new game' },
  pause: { typed: ['pause', 'resume'], does: 'stop or start the clock' },
  hint: { typed: ['hint'], does: 'get a hint' },
  solution: { typed: ['solution', 'show', 'view the solution'], does: 'hear the solution' },
  nextTask: { typed: ['next task', 'next puzzle', 'continue', 'skip'], does: 'go to the next task' },
  restart: { typed: ['restart', 'start again', 'retry', 'reset'], does: 'start again' },
  task: { typed: ['task'], does: 'hear the task again' },
  opponent: { typed: ['opponent', 'o', 'who'], does: 'who you play' },
  comment: { typed: ['comment', 'coach', 'why'], does: 'what the coach says' },
  evaluation: { typed: ['eval', 'evaluation'], does: 'how the position is judged' },
  best: { typed: ['best', 'best move'], does: 'the best move' },
  lines: { typed: ['lines', 'line', 'pv'], does: 'the best lines' },
  mistake: { typed: ['mistake', 'next mistake'], does: 'go to the next mistake' },
  previous: { typed: ['prev', 'previous'], does: 'one move back' },
  next: { typed: ['next'], does: 'one move on' },
  first: { typed: ['first', 'start'], does: 'the first position' },
  newest: { typed: ['end', 'newest'], does: 'the newest position' },
  flip: { typed: ['flip'], does: 'turn the board' },
} satisfies Readonly<Record<string, DeedWords>>

/** What a user can type to do something, besides moves and questions to the board. Each screen offers some of them. */
type Deed = keyof typeof DEEDS

const PROMOTIONS: Readonly<Record<string, PromotionRole>> = {
  q: 'q',
  queen: 'q',
  r: 'r',
  rook: 'r',
  b: 'b',
  bishop: 'b',
  n: 'n',
  knight: 'n',
}

/** What can be typed into the field for moves to do something. */
export const words = {
  deeds: DEEDS as Readonly<Record<Deed, DeedWords>>,
  again: ['again', 'repeat'],
  board: {
    /** Before a square. Not `b`, since `b c4` is a move of the bishop. */
    toSquare: ['board', 'go to', 'go'],
    alone: ['b', 'to board'],
  },
  yes: ['yes', 'y', 'ok'],
  no: ['no', 'n', 'cancel'],
  /** A typed text as the lists have it. */
  read: (text: string): string => text.trim().toLowerCase().replace(/^\//, '').replaceAll(/\s+/g, ' '),
  promotion: (typed: string): PromotionRole | undefined => PROMOTIONS[typed.replace(/^=|^a /, '')],
  becomesWhat: 'Becomes what? Type queen, rook, bishop or knight.',
  confirm: (question: string) => `${question} Type yes or no.`,
  notDone: 'Nothing was done.',
  nothingSaid: 'Nothing has been said yet.',
  notHere: (deed: Deed) => `“${DEEDS[deed].typed[0]}” does nothing here now. Type ? for what you can type.`,
  help: (questions: string, deeds: readonly Deed[]) =>
    [
      questions,
      'You can also type:',
      ...deeds.map((deed) => `${DEEDS[deed].typed[0]}, ${DEEDS[deed].does};`),
      'again, what was last said;',
      'b, to the board, and i on the board comes back.',
    ]
      .join(' ')
      .trim(),
}
