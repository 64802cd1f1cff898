import type { words } from '#words/commands'

/** What a user can type to do something, besides moves and questions to the board. */
export type Deed = keyof typeof words.deeds

/** Asked before something that cannot be undone. */
interface Confirmation {
  readonly ask: string
  /** Returns what is said. Undefined if the screen says it. */
  readonly yes: () => string | undefined
}

/** What is said; undefined if the screen says it. */
export type DeedReply = string | undefined | Confirmation

/** What can be typed on a screen now. Missing deeds are refused by name, so that nobody guesses whether they were misspelt. */
export type DeedsHere = Readonly<Partial<Record<Deed, () => DeedReply>>>

/** A deed after which the screen says what happened. */
export const silent = (act: () => void) => (): undefined => act() as undefined
