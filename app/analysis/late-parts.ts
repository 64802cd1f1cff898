/**
 * Parts that load after the page, in one file: as separate files, their names alone would take half a kilobyte in the page's
 * script.
 */
export { PastedNotes } from '#app/line/pasted-notes.tsx'
export { TypedMoveField } from '#app/line/typed-move-field.tsx'
export { AddressFault } from './address-fault.tsx'
export { FirstMoves } from './first-moves.tsx'
export { CopyButtons } from './copy-buttons.tsx'
export { LoadDialog } from './load-dialog.tsx'
export { makeLink } from './make-link.ts'
export { OpeningMoves } from './opening-moves.tsx'
export { NotesForm } from './notes-form.tsx'
export { PositionEditor } from './position-editor.tsx'
export { readAddress } from './read-text.ts'
