import type { Color } from '#chess/types.ts'
import { count, sideName } from '../grammar/en.ts'

const withHelp = (text: string, hadHelp: boolean): string =>
  hadHelp ? `${text} You had some help; now try it without.` : text

export const words = {
  duel: {
    task: {
      mate: (within: number) => (within === 1 ? 'Mate in one.' : `Mate in at most ${count(within, 'move')}.`),
      win: (within: number) =>
        `Win within ${count(within, 'move')}: give mate, or win a queen or rook safely.`,
      draw: (within: number) => `Hold the draw for ${count(within, 'move')}.`,
    },
    toMove: (color: Color) => `${sideName(color)} to move.`,
    toMoveAfter: (san: string, color: Color) => `${san} was played. ${sideName(color)} to move.`,
    reply: (san: string, left: number) =>
      left === 1
        ? `${san} is the reply. This is your last move.`
        : `${san} is the reply. ${count(left, 'move')} left.`,
    thinking: 'The engine is thinking.',
    silent: 'The engine does not answer. Take the move back and try again.',
    done: {
      mate: (made: number, within: number, hadHelp: boolean) =>
        withHelp(`Won: mate in ${count(made, 'move')}, and you had ${within}.`, hadHelp),
      win: (made: number, _within: number, hadHelp: boolean) =>
        withHelp(`Won in ${count(made, 'move')}.`, hadHelp),
      draw: (_made: number, _within: number, hadHelp: boolean) => withHelp('Held: it is a draw.', hadHelp),
    },
    tooMany: (within: number) =>
      `Not in ${count(within, 'move')}. Begin again, or take back and look for a shorter way.`,
    ended: {
      checkmate: 'That is mate against you.',
      stalemate: 'Stalemate: the other side has no legal move, and the game is drawn.',
      'threefold-repetition': 'The same position for the third time: the game is drawn.',
      'fifty-move-rule': 'Fifty moves without a capture or a pawn move: the game is drawn.',
      'insufficient-material': 'Neither side can mate any more: the game is drawn.',
    },
    drawSlipped: (san: string, winner: Color) =>
      `After ${san} ${sideName(winner)} wins. Take it back and look again.`,
    winSlipped: (san: string) => `${san} lets the win slip. Take it back and look again.`,
  },
  duelBoard: {
    takeBack: 'Take back',
    hint: 'Hint',
    startAgain: 'Start again',
  },
}
