import { words } from '#words/line'
import { pastedNote } from './pasted-note.ts'
import type { PastedNote } from './pasted-text.ts'

/** More would be longer than most screens. */
const MOST_SHOWN = 5

/** Says what of a text was not read. */
export function PastedNotes({ notes }: { readonly notes: readonly PastedNote[] }) {
  if (notes.length === 0) return null
  const others = notes.length - MOST_SHOWN
  return (
    <div role="status" className="pasted-notes">
      <p className="font-semibold">{words.pastedNotes.title}</p>
      <ul className="list-disc pl-5">
        {notes.slice(0, MOST_SHOWN).map((note, index) => (
          <li key={index}>{pastedNote(note)}</li>
        ))}
        {others > 0 && <li>{words.pastedNotes.more(others)}</li>}
      </ul>
    </div>
  )
}
