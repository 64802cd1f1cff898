import { useRef, useState } from 'react'
import type { ReadGame } from '#chess/pgn.ts'
import { useIsHydrated } from '#app/browser/use-hydrated.ts'
import type { PastedNote } from '#app/line/pasted-text.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/form/field.tsx'
import { lazyPart } from '#app/ui/lazy-part.tsx'
import { gameLabel } from './game-label.ts'
import { words } from '#words/review'

const PastedNotes = lazyPart(async () => (await import('#app/line/pasted-notes.tsx')).PastedNotes)
/** With the first press: the reader is a third of the page's own scripts. */
const loadReader = () => import('./pasted-games.ts')

const EXAMPLE = '1. e4 e5 2. Nf3 Nc6 3. Bb5 a6'

interface PgnFormProps {
  /** Called with each change, whether or not the text holds a game. */
  readonly onText?: ((text: string) => void) | undefined
  readonly onGame: (game: ReadGame) => void
}

/** A field for a PGN. If it holds several games, or one that could be read only in part, the user chooses one. */
export function PgnForm({ onText, onGame }: PgnFormProps) {
  const text = useRef<HTMLTextAreaElement>(null)
  const [error, setError] = useState<string>()
  const [games, setGames] = useState<readonly ReadGame[]>([])
  const [notes, setNotes] = useState<readonly PastedNote[]>([])
  const isReady = useIsHydrated()

  async function read() {
    const reader = await loadReader().catch((cause: unknown) =>
      console.warn('Cannot load the reader.', cause),
    )
    if (!reader) return setError(words.pgnForm.notLoaded)
    const { pastedGamesFault, readPastedGames } = reader
    const found = readPastedGames(text.current?.value ?? '')
    setError(found.ok ? undefined : pastedGamesFault(found))
    // A game that could be read only in part waits until the notes have been seen.
    const isWhole = found.ok && found.value.games.length === 1 && found.value.notes.length === 0
    setGames(found.ok && !isWhole ? found.value.games : [])
    setNotes(found.ok ? found.value.notes : [])
    if (found.ok && isWhole) onGame(found.value.games[0])
    if (!found.ok) text.current?.focus()
  }

  return (
    <div className="grid gap-5">
      <Field label={words.pgnForm.gameInPgn} hint={words.pgnForm.hint} error={error}>
        {(parts) => (
          <textarea
            {...parts}
            ref={text}
            onInput={({ currentTarget }) => onText?.(currentTarget.value)}
            rows={8}
            spellCheck={false}
            autoComplete="off"
            placeholder={EXAMPLE}
          />
        )}
      </Field>
      <Button kind="primary" className="justify-self-start" disabled={!isReady} onClick={() => void read()}>
        {words.pgnForm.review}
      </Button>
      {notes.length > 0 && <PastedNotes notes={notes} />}
      {games.length > 0 && (
        <section aria-labelledby="which-game" className="grid gap-3">
          <h2 id="which-game" className="text-lg">
            {words.pgnForm.whichOne(games.length)}
          </h2>
          <ol className="review-choice">
            {games.map((game, index) => (
              <li key={index}>
                <Button onClick={() => onGame(game)}>{gameLabel(game)}</Button>
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  )
}
