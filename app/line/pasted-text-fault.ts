import { words } from '#words/line'
import type { PastedTextFault } from './pasted-text.ts'

/** Describes what is wrong with a text, and where. */
export function pastedTextFault(fault: PastedTextFault): string {
  // Each code's message takes the fault with that code, which TypeScript cannot express.
  const message = words.pastedText[fault.error] as (fault: PastedTextFault) => string
  return message(fault)
}
