import { numberedLine } from '#coach/telling/line-text.ts'
import type { Color, Fen, Uci } from '#chess/types.ts'
import type { LiveAnswer } from './live-judging.ts'
import { scoreText, scoreWords, whitesView } from './score-text.ts'
import type { LiveLines } from './use-live-lines.ts'
import { words } from '#words/tree'
import './tree.css'

const COUNTS = [1, 2, 3, 4, 5] as const
/** The most moves that fit in a row and are still reliable; those that do not fit are hidden whole (tree.css). */
const SHOWN_MOVES = 10

interface LiveLinesPanelProps {
  readonly isOn: boolean
  readonly onSwitch: (isOn: boolean) => void
  readonly count: number
  readonly onCount: (count: number) => void
  readonly live: LiveLines
  /** The shown position and its side to move. */
  readonly fen: Fen
  readonly turn: Color
  /** Describes how the game ended by the rules. */
  readonly ending: string | undefined
  /** Called with the first move of the chosen line. */
  readonly onPlay: (move: Uci) => void
}

/** The engine's best lines in the shown position. Clicking one plays its first move. */
export function LiveLinesPanel(props: LiveLinesPanelProps) {
  const { isOn, onSwitch, count, onCount, live, fen, turn, ending, onPlay } = props
  const lines = (ending === undefined && live.answer?.variations) || []
  const best = lines[0] && whitesView(lines[0].score, turn)
  return (
    <section aria-label={words.liveLines.engine} className="live-lines">
      <div className="live-head">
        <label className="live-switch">
          <input
            type="checkbox"
            role="switch"
            checked={isOn}
            aria-checked={isOn}
            onChange={({ target }) => onSwitch(target.checked)}
          />
          <span className="live-name">{words.liveLines.engine}</span>
        </label>
        {isOn && (
          <p className="live-state">
            {/* Screen readers find it in the first line. */}
            {best && <b aria-hidden>{scoreText(best)}</b>}
            <span>{stateWords(props)}</span>
          </p>
        )}
        <select
          aria-label={words.liveLines.lines}
          value={count}
          onChange={({ target }) => onCount(Number(target.value))}
        >
          {COUNTS.map((each) => (
            <option key={each} value={each}>
              {words.liveLines.count(each)}
            </option>
          ))}
        </select>
      </div>
      {isOn && (
        <ol
          className={`live-rows-${count}`}
          aria-label={words.liveLines.bestLines}
          aria-busy={ending === undefined && lines.length === 0}
        >
          {lines.slice(0, count).map((line) => (
            <Variation key={line.moves[0]} {...{ line, fen, turn, onPlay }} />
          ))}
        </ol>
      )}
    </section>
  )
}

interface VariationProps extends Pick<LiveLinesPanelProps, 'fen' | 'turn' | 'onPlay'> {
  readonly line: LiveAnswer['variations'][number]
}

function Variation({ line: { score, moves }, fen, turn, onPlay }: VariationProps) {
  const worth = whitesView(score, turn)
  const text = scoreText(worth)
  const shown = numberedLine({ start: fen, moves: moves.slice(0, SHOWN_MOVES) })
  return (
    <li>
      <button type="button" onClick={() => onPlay(moves[0]!)}>
        <span
          className="live-score"
          data-better={text.includes('−') ? 'b' : 'w'}
          aria-label={words.liveLines.score(scoreWords(worth))}
        >
          {text}
        </span>
        {/* A number stays with its move where the line breaks. */}
        <span>{shown.replaceAll('. ', '.\u00a0')}</span>
      </button>
    </li>
  )
}

function stateWords({ live: { answer, hasFailed }, ending }: LiveLinesPanelProps): string {
  if (ending !== undefined) return ending
  if (hasFailed) return words.liveLines.noAnswer
  if (answer === undefined) return words.liveLines.thinking
  return answer.isLast ? words.liveLines.depth(answer.depth) : words.liveLines.depthThinkingOn(answer.depth)
}
