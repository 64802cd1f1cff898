import type { words } from '#words/commands'

/** Commands that act, unlike moves and questions to the board. */
export type Deed = keyof typeof words.deeds

/** Asked before something that cannot be undone. */
interface Confirmation {
  readonly ask: string
  /** Returns what is said. Undefined if the screen says it. */
  readonly yes: () => string | undefined
}

/** The words to announce; undefined if the screen announces them. */
export type DeedReply = string | undefined | Confirmation

/** The deeds that a screen offers now. Others are refused by name, which tells the user that they were spelt right. */
export type DeedsHere = Readonly<Partial<Record<Deed, () => DeedReply>>>

/** A deed after which the screen says what happened. */
export const silent = (act: () => void) => (): undefined => act() as undefined
