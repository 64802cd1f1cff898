import { lazyPart } from '#app/ui/lazy-part.tsx'
import { words } from '#words/analysis'
import type { NotesFormProps } from './notes-form.tsx'

/** Fetched after the page: it is folded at first. */
const NotesForm = lazyPart(async () => (await import('./notes-form.tsx')).NotesForm)

/** The notes on the shown move, folded. */
export const MoveNotes = (props: NotesFormProps) => (
  <details className="move-notes">
    <summary>{words.moveNotes.title}</summary>
    <NotesForm {...props} />
  </details>
)
