import { noteOf } from './rating-note.ts'
import type { Rating } from '#content/ratings.ts'
import { words } from '#words/editorial'

interface RatingValueProps {
  readonly rating: Rating | undefined
  /** The notes of the page. A rating with a note shows its number. */
  readonly notes: readonly string[]
}

/** Shows a dash for an unknown rating and a footnote mark for a value that is not FIDE's. */
export function RatingValue({ rating, notes }: RatingValueProps) {
  if (rating === undefined) return <span title={words.rankings.notKnown}>–</span>
  const note = noteOf(rating)
  const number = note === undefined ? 0 : notes.indexOf(note) + 1
  return (
    <>
      {rating.value}
      {notes.length > 0 && (
        <sup>
          {number > 0 && (
            <a
              href={`#note-${number}`}
              aria-label={words.rankings.note(number)}
              className="p-1 text-green no-underline"
            >
              {number}
            </a>
          )}
        </sup>
      )}
    </>
  )
}

export function RatingNotes({ notes }: { readonly notes: readonly string[] }) {
  if (notes.length === 0) return null
  return (
    <ol aria-label={words.rankings.notes} className="rating-notes">
      {notes.map((note, index) => (
        <li key={note} id={`note-${index + 1}`}>
          {note}
        </li>
      ))}
    </ol>
  )
}
