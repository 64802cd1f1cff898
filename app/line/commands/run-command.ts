import type { Position } from '#chess/position.ts'
import type { Move } from '#chess/types.ts'
import { focusBoard } from '#app/board/focus-board.ts'
import { answerQuestion, type AskedBoard } from '#app/line/questions/answer-question.ts'
import { promotionsLeftOut } from './promotion-left-out.ts'
import { lastAnnounced } from '#app/ui/announce.ts'
import { listDeeds, parseCommand } from './command.ts'
import type { DeedReply, DeedsHere } from './deeds.ts'
import { words } from '#words/commands'

/** The context of a typed text. */
export interface CommandPlace {
  /** The position in which a move may be typed; undefined if the user may not move. */
  readonly position: Position | undefined
  /** The board that questions are about; undefined on screens without one. */
  readonly board: AskedBoard | undefined
  readonly deeds: DeedsHere
  readonly onMove: (move: Move) => void
}

/** The result of a typed text that is not a legal move. */
export type CommandOutcome =
  /** Shown and said. */
  | { readonly type: 'said'; readonly text: string }
  /** The screen says and shows it. */
  | { readonly type: 'done' }
  /** `answer` takes the next text; it returns undefined if that text is not an answer, but something new. */
  | {
      readonly type: 'asked'
      readonly text: string
      readonly answer: (text: string) => CommandOutcome | undefined
    }

/** Undefined if the text is neither a command nor a move that lacks its promotion. */
export function runCommand(text: string, place: CommandPlace): CommandOutcome | undefined {
  const command = parseCommand(text)
  switch (command?.type) {
    case undefined:
      return askPromotion(text, place)
    case 'question':
      return place.board && { type: 'said', text: answerQuestion(command.question, place.board) }
    case 'deed': {
      const run = place.deeds[command.deed]
      return run ? outcomeOf(run()) : { type: 'said', text: words.notHere(command.deed) }
    }
    case 'board':
      focusBoard(command.square)
      return { type: 'done' }
    case 'again':
      return { type: 'said', text: lastAnnounced() || words.nothingSaid }
    case 'help':
      return { type: 'said', text: helpWords(place) }
  }
}

function outcomeOf(reply: DeedReply): CommandOutcome {
  if (reply === undefined) return { type: 'done' }
  if (typeof reply === 'string') return { type: 'said', text: reply }
  return {
    type: 'asked',
    text: words.confirm(reply.ask),
    answer: (text) => {
      const typed = words.read(text)
      if (words.yes.includes(typed)) return outcomeOf(reply.yes())
      return words.no.includes(typed) ? { type: 'said', text: words.notDone } : undefined
    },
  }
}

/** `e8` without the new piece is a legal move that is not complete. */
function askPromotion(text: string, { position, onMove }: CommandPlace): CommandOutcome | undefined {
  const choices = position && promotionsLeftOut(position, text)
  if (!choices) return undefined
  return {
    type: 'asked',
    text: words.becomesWhat,
    answer: (typed) => {
      const role = words.promotion(words.read(typed))
      if (role === undefined) return undefined
      onMove(choices[role])
      return { type: 'done' }
    },
  }
}

/** Everything that can be typed here. */
function helpWords({ board, deeds }: CommandPlace): string {
  const here = listDeeds().filter((deed) => deeds[deed] !== undefined)
  return words.help(board ? answerQuestion({ about: 'help' }, board) : '', here)
}
