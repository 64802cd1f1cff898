import { makeFen } from '#chess/fen.ts'
import type { Move } from '#chess/types.ts'
import { parseUci } from '#chess/uci.ts'
import { endingWords } from '#app/line/ending-words.ts'
import { TypedMoveField } from '#app/line/typed-move-field.tsx'
import { LiveLinesPanel } from '#app/tree/live-lines.tsx'
import type { ShownPosition } from '../use-shown-position.ts'

interface EnginePanelProps {
  readonly shown: ShownPosition
  readonly onMove: (move: Move) => void
}

/** The engine's lines in the shown position, and a field to type a move. Both play a move from there. */
export function EnginePanel({ shown, onMove }: EnginePanelProps) {
  const { line, position, engine, setEngine, live } = shown
  const outcome = line.outcome()
  return (
    <>
      <LiveLinesPanel
        isOn={engine.isOn}
        onSwitch={(isOn) => setEngine({ ...engine, isOn })}
        count={engine.variations}
        onCount={(variations) => setEngine({ ...engine, variations })}
        live={live}
        fen={makeFen(position)}
        turn={position.turn}
        ending={outcome && endingWords(outcome)}
        onPlay={(uci) => {
          const move = parseUci(position, uci)
          if (move.ok) onMove(move.value)
        }}
      />
      <TypedMoveField position={() => position.clone()} onMove={onMove} />
    </>
  )
}
