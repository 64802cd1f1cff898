import { parseSquare } from '#chess/squares.ts'
import type { Square } from '#chess/types.ts'
import { parseBoardQuestion, type BoardQuestion } from '#app/line/questions/board-question.ts'
import type { Deed } from './deeds.ts'
import { words } from '#words/commands'

/** A typed text that is not a move. */
export type Command =
  | { readonly type: 'question'; readonly question: BoardQuestion }
  | { readonly type: 'deed'; readonly deed: Deed }
  /** Moves the focus to a square, or to the one where it was. */
  | { readonly type: 'board'; readonly square: Square | undefined }
  | { readonly type: 'again' }
  | { readonly type: 'help' }

/** In the order in which the help lists them. */
export const listDeeds = (): readonly Deed[] => Object.keys(words.deeds) as Deed[]

/** Undefined if the text is none of them. Moves are tried first: a command must never be a legal move as well. */
export function parseCommand(text: string): Command | undefined {
  const typed = words.read(text)
  const deed = listDeeds().find((each) => words.deeds[each].typed.includes(typed))
  if (deed !== undefined) return { type: 'deed', deed }
  if (words.again.includes(typed)) return { type: 'again' }
  const [name = '', object = ''] = splitLast(typed)
  if (words.board.toSquare.includes(name) && parseSquare(object) !== undefined)
    return { type: 'board', square: parseSquare(object) }
  if (words.board.alone.includes(typed)) return { type: 'board', square: undefined }
  const question = parseBoardQuestion(text)
  if (question?.about === 'help') return { type: 'help' }
  return question && { type: 'question', question }
}

/** `go to e4` is `go to` and `e4`. */
function splitLast(typed: string): readonly string[] {
  const at = typed.lastIndexOf(' ')
  return at < 0 ? [typed] : [typed.slice(0, at), typed.slice(at + 1)]
}
