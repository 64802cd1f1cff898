import { parseUci } from '#chess/uci.ts'
import { START_FEN } from '#chess/fen.ts'
import { readLine } from '#chess/line.ts'
import type { Fen, Move } from '#chess/types.ts'
import { numberedLine } from '#coach/line-text.ts'
import { Rajah } from '#app/stage/rajah.tsx'
import { words } from '#words/analysis'

const OPENINGS = {
  italian: ['e2e4', 'e7e5', 'g1f3', 'b8c6', 'f1c4'],
  sicilian: ['e2e4', 'c7c5'],
  queens: ['d2d4', 'd7d5', 'c2c4'],
  kings: ['d2d4', 'g8f6', 'c2c4', 'g7g6'],
} as const

interface FirstMovesProps {
  readonly start: Fen
  /** Called with each move of a chosen opening. */
  readonly onMove: (move: Move) => void
}

/** Shown in place of the list until there are moves: how to begin, and four openings to begin with. */
export const FirstMoves = ({ start, onMove }: FirstMovesProps) => (
  <div className="first-moves">
    <Rajah pose="welcome" />
    <div>
      <p className="first-moves-title">{words.firstMoves.title}</p>
      <p className="text-muted">{words.firstMoves.text}</p>
    </div>
    {start === START_FEN && (
      <ul aria-label={words.firstMoves.openings}>
        {Object.entries(OPENINGS).map(([name, moves]) => (
          <li key={name}>
            <button type="button" onClick={() => play(moves, onMove)}>
              <b>{words.firstMoves.names[name as keyof typeof OPENINGS]}</b>
              <span>{numberedLine({ start, moves })}</span>
            </button>
          </li>
        ))}
      </ul>
    )}
  </div>
)

function play(moves: readonly string[], onMove: (move: Move) => void): void {
  const line = readLine(START_FEN, moves, parseUci)
  if (line.ok) for (const move of line.value.moves) onMove(move)
}
