import { useRef } from 'react'
import type { CommandPlace, CommandOutcome } from './commands/run-command.ts'
import { TypedField, type TypedReply } from './typed-field.tsx'
import { announce } from '#app/ui/announce.ts'

export interface CommandFieldProps {
  readonly placeholder: string
  /** Plays the text if it is a legal move, and returns false otherwise. */
  readonly onMove: (text: string) => boolean
  /** The context of all other texts, read when one is entered. */
  readonly place: () => CommandPlace
  /** Why a text is refused that is neither a move nor a command. */
  readonly refusal: (text: string) => string
  /** Takes back what was typed ahead, for an empty line. Returns what is said, or undefined if there was nothing. */
  readonly onEmpty?: (() => string | undefined) | undefined
  /** Called if a text is refused. */
  readonly onRefused?: (() => void) | undefined
}

/** The words of commands, fetched with the first key. */
const load = () => import('./commands/run-command.ts')
const fetchAhead = () =>
  void load().catch((error: unknown) => console.warn('The commands have not come yet.', error))

/** A field for moves, questions to the board and commands. Moves are tried first, without waiting for the words of commands. */
export function CommandField({ onMove, place, refusal, onEmpty, ...field }: CommandFieldProps) {
  /** Takes the next text as the answer to a question: what a pawn becomes, or whether to resign. */
  const asked = useRef<Extract<CommandOutcome, { type: 'asked' }>['answer']>(undefined)

  function onText(text: string): TypedReply | Promise<TypedReply> {
    const answer = asked.current
    asked.current = undefined
    const answered = answer?.(text)
    if (answered) return replyTo(answered)
    return onMove(text) ? {} : run(text, place())
  }

  async function run(text: string, where: CommandPlace): Promise<TypedReply> {
    const outcome = await outcomeOf(text, where)
    return outcome ? replyTo(outcome) : { refused: refusal(text) }
  }

  function replyTo(outcome: CommandOutcome): TypedReply {
    if (outcome.type === 'done') return {}
    if (outcome.type === 'asked') asked.current = outcome.answer
    return say(outcome.text)
  }

  function takeEmpty(): TypedReply {
    asked.current = undefined
    const told = onEmpty?.()
    return told === undefined ? {} : say(told)
  }

  return <TypedField {...field} onText={onText} onEmpty={takeEmpty} onTyping={fetchAhead} />
}

function say(text: string): TypedReply {
  announce(text)
  return { answer: text }
}

async function outcomeOf(text: string, place: CommandPlace): Promise<CommandOutcome | undefined> {
  try {
    const { runCommand } = await load()
    return runCommand(text, place)
  } catch (error) {
    console.warn('The commands could not be fetched.', error)
    return undefined
  }
}
