import { useState } from 'react'
import { parseSquare } from '#chess/squares.ts'
import { FILES, RANKS, type Square } from '#chess/types.ts'
import { takeFocusInPlace } from '#app/browser/take-focus.ts'
import { words } from '#words/learn/coordinates'

interface NameFieldProps {
  readonly onSquare: (square: Square) => void
}

/** A square’s name in two characters: typed, or by buttons for file and rank. It is submitted when complete. */
export function NameField({ onSquare }: NameFieldProps) {
  const [text, setText] = useState('')

  function take(next: string) {
    const written = next.trim().toLowerCase().slice(0, 2)
    const square = parseSquare(written)
    setText(square === undefined ? written : '')
    if (square !== undefined) onSquare(square)
  }

  return (
    <div className="name-field">
      <input
        ref={takeFocusInPlace}
        aria-label={words.nameField.nameOfTheSquare}
        placeholder="e4"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        // On a phone the buttons replace the on-screen keyboard.
        inputMode="none"
        className="min-h-11 rounded-control border border-edge bg-surface px-3 text-lg"
        value={text}
        onChange={(event) => take(event.target.value)}
      />
      <div role="group" aria-label={words.nameField.file} className="segments name-keys">
        {FILES.map((file) => (
          <button
            key={file}
            type="button"
            className="segment"
            aria-pressed={text === file}
            onClick={() => take(file)}
          >
            {file}
          </button>
        ))}
      </div>
      <div role="group" aria-label={words.nameField.rank} className="segments name-keys">
        {RANKS.map((rank) => (
          <button key={rank} type="button" className="segment" onClick={() => take(text.slice(0, 1) + rank)}>
            {rank}
          </button>
        ))}
      </div>
    </div>
  )
}
