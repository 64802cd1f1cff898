import { START_FEN } from '#chess/fen.ts'
import { readLine } from '#chess/line.ts'
import type { Move } from '#chess/types.ts'
import { parseUci } from '#chess/uci.ts'
import { numberedLine } from '#coach/telling/line-text.ts'
import { OpeningName } from '#app/line/opening-name.tsx'
import { Rajah } from '#app/stage/rajah.tsx'
import { words } from '#words/analysis'

/** Openings to begin with. */
const OPENINGS: readonly (readonly [name: string, moves: string])[] = [
  ['Italian Game', 'e2e4 e7e5 g1f3 b8c6 f1c4'],
  ['Ruy Lopez', 'e2e4 e7e5 g1f3 b8c6 f1b5'],
  ['Sicilian Defense', 'e2e4 c7c5'],
  ['French Defense', 'e2e4 e7e6'],
  ["Queen's Gambit", 'd2d4 d7d5 c2c4'],
  ["King's Indian Defense", 'd2d4 g8f6 c2c4 g7g6'],
]

interface FirstMovesProps {
  /** False for a position that was set up. */
  readonly hasOpenings: boolean
  readonly onMoves: (moves: readonly Move[]) => void
}

/** Shown in place of the list until there are moves: an invitation, and openings that are played by a press. */
export const FirstMoves = ({ hasOpenings, onMoves }: FirstMovesProps) => (
  <div className="first-moves">
    <div className="first-moves-head">
      <Rajah pose="welcome" />
      <div>
        <p className="first-moves-title">{words.firstMoves.title}</p>
        <p className="text-muted">{words.firstMoves.text}</p>
      </div>
    </div>
    {hasOpenings && (
      <ul aria-label={words.firstMoves.openings} className="first-openings">
        {OPENINGS.map(([name, moves]) => (
          <li key={name}>
            <button type="button" onClick={() => onMoves(movesOf(moves))}>
              <b>
                <OpeningName name={name} />
              </b>
              <span>{numberedLine({ start: START_FEN, moves: moves.split(' ') })}</span>
            </button>
          </li>
        ))}
      </ul>
    )}
  </div>
)

function movesOf(text: string): readonly Move[] {
  const line = readLine(START_FEN, text.split(' '), parseUci)
  if (!line.ok) throw new Error(line.error)
  return line.value.moves
}
