import { memo } from 'react'
import type { KeyMoment } from '#coach/review/key-moments.ts'
import type { Review } from '#coach/review/review.ts'
import { areaPath, GRAPH, phaseSpans, pointAt } from './graph-geometry.ts'
import { GraphMarks } from './graph-marks.tsx'
import { words } from '#words/review'

interface WinGraphProps {
  /** A review that may cover only the first moves. */
  readonly review: Review
  readonly moments: readonly KeyMoment[]
  /** How many moves the game has. */
  readonly last: number
  readonly ply: number
  /** `14. Nf3` */
  readonly moveText: string
  readonly onGo: (ply: number) => void
}

/** White's chances over the game. An invisible slider above it gives pointer, touch and keyboard control. */
export function WinGraph({ review, moments, last, ply, moveText, onGo }: WinGraphProps) {
  const chance = review.chances[ply]
  const judged = review.chances.length - 1
  return (
    <div className="win-graph">
      <div className="win-graph-plot">
        <Plot review={review} last={last} />
        {judged < last && <span className="win-graph-rest" style={{ left: `${(judged / last) * 100}%` }} />}
        <span className="win-graph-now" style={{ left: `${last === 0 ? 0 : (ply / last) * 100}%` }} />
        <GraphMarks {...{ review, moments, last, ply }} />
        <input
          type="range"
          className="stage-slider"
          aria-label={words.winGraph.label}
          aria-valuetext={words.winGraph.position(moveText, chance && Math.round(chance))}
          min={0}
          max={last}
          value={ply}
          onChange={(event) => onGo(Number(event.target.value))}
        />
      </div>
      <Phases review={review} last={last} />
    </div>
  )
}

const Plot = memo(function Plot({ review, last }: Pick<WinGraphProps, 'review' | 'last'>) {
  const { chances } = review
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${GRAPH.width} ${GRAPH.height}`}
      preserveAspectRatio="none"
      className="win-graph-drawing"
    >
      <path className="win-graph-white" d={areaPath(chances, last)} />
      <path
        className="win-graph-level"
        d={`M${-GRAPH.margin} ${GRAPH.height / 2}H${GRAPH.width + GRAPH.margin}`}
      />
      {phaseSpans(review.phases)
        .slice(1)
        .map(({ phase, from }) => (
          <path
            key={phase}
            className="win-graph-phase"
            d={`M${pointAt(from, 0, last).x} 0V${GRAPH.height}`}
          />
        ))}
    </svg>
  )
})

function Phases({ review, last }: Pick<WinGraphProps, 'review' | 'last'>) {
  const spans = phaseSpans(review.phases)
  const judged = review.phases.length - 1
  const isAfterLong = judged === last && (spans.at(-2)?.plies ?? 0) * 5 > last * 2
  return (
    <ol aria-label={words.winGraph.phases} className="win-graph-phases">
      {spans.map(({ phase, plies }, index) => (
        <li
          key={phase}
          // After a long phase a short last one has room for its name, which then ends where the game ends.
          className={index > 0 && index === spans.length - 1 && isAfterLong ? 'at-end' : ''}
          title={words.winGraph.phase[phase]}
          style={{ flexGrow: plies }}
        >
          {words.winGraph.phase[phase]}
        </li>
      ))}
      {judged < last && <li aria-hidden="true" style={{ flexGrow: last - judged }} />}
    </ol>
  )
}
