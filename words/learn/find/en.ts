import type { Color } from '#chess/types.ts'
import { sideName } from '../../grammar/en.ts'

const answer = (reply: string | undefined): string => (reply === undefined ? '' : ` The answer is ${reply}.`)

export const words = {
  findWords: {
    isWrong: (san: string) => `${san} is not the move.`,
    isRefuted: (san: string, reply: string) => `${san} is not the move: ${reply} punishes it.`,
    wasWrong: (san: string) => `${san} was not the move. Try again.`,
    wasRefuted: (san: string, reply: string) => `${san} was not the move: ${reply} punishes it. Try again.`,
    wasWrongBecause: (cost: string) => `${cost} Try again.`,
    isRight: (san: string) => `${san} is right.`,
    isTheReply: (san: string) => `${san} is the reply. Go on.`,
    done: (san: string, isFirstTry: boolean) =>
      isFirstTry ? `${san}. Right, at the first try.` : `${san}. Right.`,
    toMove: (color: Color) => `${sideName(color)} to move.`,
  },
  costWords: {
    runsIntoMate: (san: string, reply: string | undefined) => `${san} runs into mate.${answer(reply)}`,
    missesMate: (san: string, reply: string | undefined) => `${san} lets a mate slip.${answer(reply)}`,
    isJustAsGood: (san: string) => `${san} is just as good, but it isn’t the move we are learning.`,
    costs: (san: string, pawns: number, reply: string | undefined) =>
      `${san} costs about ${pawns === 1 ? 'one pawn' : `${pawns} pawns`}.${answer(reply)}`,
  },
  findBoard: {
    noOpening: 'No opening yet',
    opening: (name: string) => `Opening: ${name}`,
    hint: 'Hint',
    anotherHint: 'Another hint',
    showTheMove: 'Show the move',
    startAgain: 'Start again',
  },
}
