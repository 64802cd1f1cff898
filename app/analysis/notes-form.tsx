import type { Dispatch } from 'react'
import { placeAt } from '#chess/move-tree.ts'
import { glyphSign } from '#app/tree/glyphs.ts'
import { LAST_MOVE_GLYPH, type TreeEvent, type TreeState } from '#app/tree/tree-state.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/form/field.tsx'
import { words } from '#words/analysis'
import { words as treeWords } from '#words/tree'

export interface NotesFormProps {
  readonly state: TreeState
  /** True if the shown move is in a variation, which can be made the main line. */
  readonly isVariation: boolean
  readonly dispatch: Dispatch<TreeEvent>
}

const MARKS = [1, 2, 3, 4, 5, 6] as const

/** The comment and glyph of the shown move, and actions for it. */
export function NotesForm({ state: { tree, path }, isVariation, dispatch }: NotesFormProps) {
  const place = placeAt(tree, path)
  const glyphs = place && 'glyphs' in place ? place.glyphs : []
  return (
    <div className="grid gap-3 pb-2">
      <Field
        label={
          path.length === 0 ? words.moveNotes.commentBeforeTheFirstMove : words.moveNotes.commentOnThisMove
        }
      >
        {(parts) => (
          <textarea
            {...parts}
            rows={2}
            maxLength={2_000}
            defaultValue={place?.comment ?? ''}
            onBlur={({ target }) => dispatch({ type: 'say', comment: target.value })}
          />
        )}
      </Field>
      {path.length > 0 && (
        <>
          <div role="group" aria-label={words.moveNotes.markOfThisMove} className="grid grid-cols-6 gap-1">
            {MARKS.filter((glyph) => glyph <= LAST_MOVE_GLYPH).map((glyph) => (
              <button
                key={glyph}
                type="button"
                aria-pressed={glyphs.includes(glyph)}
                aria-label={treeWords.glyph.name(glyph)}
                title={treeWords.glyph.name(glyph)}
                className="mark-button"
                onClick={() => dispatch({ type: 'mark', glyph })}
              >
                {glyphSign(glyph)}
              </button>
            ))}
          </div>
          <div className="flex flex-wrap gap-2">
            {isVariation && (
              <Button onClick={() => dispatch({ type: 'promote' })}>{words.moveNotes.makeMainLine}</Button>
            )}
            <Button icon="trash" onClick={() => dispatch({ type: 'remove' })}>
              {words.moveNotes.deleteFromHere}
            </Button>
          </div>
        </>
      )}
    </div>
  )
}
