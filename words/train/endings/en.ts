import { count } from '../../grammar/en.ts'

const moves = (n: number): string => count(n, 'move')

/** `Ra7`, `Ra7 or Kc4`, `three other moves`. */
const keepers = (keeps: readonly string[]): string => {
  if (keeps.length === 1) return `${keeps[0]} keeps it.`
  if (keeps.length <= 3) return `${keeps.slice(0, -1).join(', ')} and ${keeps.at(-1)} keep it.`
  return `${keeps.length} moves keep it, ${keeps[0]} among them.`
}

interface Figures {
  readonly failed: number
  readonly played: number
  /** The interval of the share, in per cent. */
  readonly least: number
  readonly most: number
}

const bandName = (band: number): string =>
  band === 800 ? 'rated below 1000' : band === 2000 ? 'rated 2000 or more' : `rated ${band} to ${band + 199}`

export const words = {
  page: {
    title: 'Endings',
    metaTitle: 'Chess endings to train',
    description:
      'Forty chess endings, from the first mate to Lucena and Philidor, against a defender that knows every position of three and four pieces. Free, in your browser.',
    intro:
      'Forty endings in teaching order. The defender knows every position of three and four pieces, resists as long as it can and sets the traps that people fall into.',
    needsScript: 'Your own device plays these endings, with JavaScript, which is off in this browser.',
    puzzles: 'Puzzles',
    mistakes: 'Your mistakes',
    start: 'Start with this one',
    continue: 'Train this one next',
    isDue: (due: number) =>
      due === 1 ? 'One ending is due again today.' : `${due} endings are due again today.`,
    learned: (learned: number, all: number) => `${learned} of ${all} learned`,
    next: 'Next',
    due: 'Due',
    win: 'Win',
    hold: 'Hold the draw',
    engineWord: 'Engine’s word',
    stars: (level: number, of: number) => `${level} of ${of} solved`,
    ofYourStrength: (band: number, figures: Figures) =>
      `Players ${bandName(band)} drew or lost ${figures.failed} of ${figures.played} that were won: ${figures.least} to ${figures.most} in a hundred.`,
    ofEveryone: (figures: Figures) =>
      `Players of all ratings drew or lost ${figures.failed} of ${figures.played} that were won: ${figures.least} to ${figures.most} in a hundred.`,
    proved:
      'Up to four pieces every result here is proved: all positions were solved, and two independent programs agree. Endings with five pieces have the word of an engine, which proves nothing.',
  },
  trainer: {
    all: 'All endings',
    metaTitle: (title: string) => `${title}: train the ending`,
    metaDescription: (title: string) =>
      `${title}. The idea in three sentences, then play it against a defender that makes no mistakes.`,
    unknown: 'This ending is not in the list.',
    number: (at: number, of: number) => `Ending ${at} of ${of}`,
    idea: 'The idea',
    taskWin: 'Win this.',
    taskHold: (n: number) => `Hold the draw for ${moves(n)}.`,
    taskWinIn: (n: number) => `Win this. Best play mates in ${moves(n)}.`,
    opponentFirst: (san: string) => `The opponent played ${san}. Your move.`,
    loading: 'Opening the tables…',
    working: (done: number, total: number) =>
      `Your device is working out every position: ${done} of ${total} tables. This happens once. You can play meanwhile.`,
    waiting: (done: number, total: number) =>
      `Your device is working out every position: ${done} of ${total} tables. This happens once.`,
    failed: 'The tables could not be prepared on this device. Load the page again to retry.',
    thinking: 'The opponent is thinking.',
    moveOf: (made: number, par: number) => `Move ${made} · best play needs ${par}`,
    movesHeld: (made: number, of: number) => `Held for ${made} of ${moves(of)}`,
    moveNumber: (made: number) => `Move ${made}`,
    replied: {
      exact: (san: string) => `Nothing is better. The answer is ${san}.`,
      good: (san: string) => `Good. The answer is ${san}.`,
      slow: (san: string, lost: number) =>
        `You still win, but ${moves(lost)} later than you could. The answer is ${san}.`,
      kept: (san: string) => `That keeps it. The answer is ${san}.`,
    },
    winToDraw: (san: string, n: number, keeps: readonly string[]) =>
      n > 0
        ? `${san} turns a win in ${n} into a draw. ${keepers(keeps)}`
        : `${san} turns a win into a draw. ${keepers(keeps)}`,
    winToLoss: (san: string, keeps: readonly string[]) => `${san} turns a win into a loss. ${keepers(keeps)}`,
    drawToLoss: (san: string, n: number, keeps: readonly string[]) =>
      n > 0
        ? `${san} loses: mate in ${n}. ${keepers(keeps)}`
        : `${san} turns a draw into a loss. ${keepers(keeps)}`,
    repetition: (san: string) => `${san} brings the same position for the third time, so the game is drawn.`,
    fiftyMoves: (san: string) =>
      `${san} is the fiftieth move without a capture or a pawn move, so the game is drawn.`,
    showing: 'Watch how it is punished.',
    shown: 'That is why. Take it back and try another move.',
    hintIdea: (idea: string, keep: number, legal: number) =>
      keep === legal
        ? `${idea} No move throws it away here.`
        : keep === 1
          ? `${idea} Only one of your ${legal} moves keeps the result.`
          : `${idea} ${keep} of your ${legal} moves keep the result.`,
    doneMate: (made: number, par: number) =>
      made <= par
        ? `Mate in ${moves(made)}. Nobody does it faster.`
        : `Mate in ${made}. Best play needs ${moves(par)}.`,
    doneMateOnly: (made: number) => `Mate in ${moves(made)}.`,
    doneSimple: 'Won: what is left is a basic mate that you know.',
    doneRules: 'Held: the game is drawn.',
    doneMoves: (made: number) => `Held: ${moves(made)} without a slip.`,
    doneSlipped: 'You got there, after a slip. It comes back tomorrow.',
    doneHelped: 'You got there, with help. Try another position on your own.',
    hint: 'Hint',
    anotherHint: 'Another hint',
    takeBack: 'Take it back',
    showWhy: 'Show me why',
    startAgain: 'Start again',
    another: 'Another position',
    nextEnding: 'Next ending',
    tableWord: 'Proved: every position of these pieces has been solved.',
    engineWord: 'The engine’s word, not proved: with five pieces there is no table here.',
    solved: 'Solved',
  },
}
