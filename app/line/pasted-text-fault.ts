import { words } from '#words/line'
import type { PastedTextFault } from './pasted-text.ts'

/** Says what is wrong with a text, and where. */
export function pastedTextFault(fault: PastedTextFault): string {
  // The message of a code takes the fault with that code, a relation that TypeScript cannot express.
  const message = words.pastedText[fault.error] as (fault: PastedTextFault) => string
  return message(fault)
}
