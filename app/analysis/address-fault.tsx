import { pastedTextFault } from '#app/line/pasted-text-fault.ts'
import type { PastedTextFault } from '#app/line/pasted-text.ts'

/** Says that the URL contains a game or position that cannot be read. */
export const AddressFault = ({ fault }: { readonly fault: PastedTextFault }) => (
  <p role="alert" className="text-danger">
    {pastedTextFault(fault)}
  </p>
)
