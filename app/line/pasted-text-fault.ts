import { words } from '#words/line'
import type { PastedTextFault } from './pasted-text.ts'

/** Says what is wrong with a text, and where. */
export function pastedTextFault(fault: PastedTextFault): string {
  // Each message takes the fault of its own code, which TypeScript cannot relate to the key.
  const message = words.pastedText[fault.error] as (fault: PastedTextFault) => string
  return message(fault)
}
