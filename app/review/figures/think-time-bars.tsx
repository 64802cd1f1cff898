import { memo } from 'react'
import { COLORS, opposite, type Color, type San } from '#chess/types.ts'
import { numberAt } from '#app/line/move-number.ts'
import { GRAPH } from './graph-geometry.ts'
import { thinkTimeText } from './think-times.ts'
import { moveTicks, timeAxis, type TimeAxis } from './time-axis.ts'
import { words } from '#words/review'

interface ThinkTimeBarsProps {
  /** Thinking time of each move in milliseconds, undefined if not known. */
  readonly times: readonly (number | undefined)[]
  /** The side of the computer, whose times are chosen rather than spent thinking. */
  readonly computer: Color | undefined
  readonly sans: readonly San[]
  /** Moves of both sides before the first. */
  readonly before: number
  readonly ply: number
}

interface TimedGame extends Pick<ThinkTimeBarsProps, 'times' | 'sans' | 'before'> {
  readonly first: Color
}

/** Thinking time of each move by a person. White's bars grow up and Black's down, on one scale. */
export function ThinkTimeBars({ times, computer, sans, before, ply }: ThinkTimeBarsProps) {
  const game: TimedGame = { times, sans, before, first: before % 2 === 0 ? 'w' : 'b' }
  const sides = COLORS.filter((color) => color !== computer && longestOf(color, game))
  const axis = timeAxis(Math.max(0, ...sides.map((color) => longestOf(color, game)?.time ?? 0)))
  return (
    <section aria-labelledby="think-times" className="grid gap-1">
      <h2 id="think-times" className="text-lg">
        {words.thinkTimeBars.title}
      </h2>
      <div className="time-chart" aria-hidden="true">
        <AxisLabels axis={axis} isBothSides={sides.length === 2} />
        <div className="think-times">
          <Bars {...game} sides={sides} top={axis.topMs} />
          {ply > 0 && (
            <span className="win-graph-now" style={{ left: `${((ply - 0.5) / times.length) * 100}%` }} />
          )}
        </div>
        <MoveLabels before={before} moves={times.length} />
      </div>
      <p className="text-label text-muted">{sides.map((color) => longestText(color, game)).join(' ')}</p>
    </section>
  )
}

/** Labels for the top, middle and bottom of the scale; with two sides, zero is in the middle. */
function AxisLabels({ axis, isBothSides }: { readonly axis: TimeAxis; readonly isBothSides: boolean }) {
  const { topMs, unit } = axis
  const marks = isBothSides ? [topMs, 0, topMs] : [topMs, topMs / 2, 0]
  return (
    <ol className="time-axis">
      {marks.map((ms, index) => (
        <li key={index}>{words.thinkTimeBars.mark(unit, ms / (unit === 'seconds' ? 1_000 : 60_000))}</li>
      ))}
    </ol>
  )
}

function MoveLabels({ before, moves }: { readonly before: number; readonly moves: number }) {
  const numberOf = (index: number): number => Math.floor((before + index) / 2) + 1
  return (
    <ol className="time-moves">
      {moveTicks(numberOf(0), numberOf(moves - 1)).map((number) => (
        <li key={number} style={{ left: `${(((number - 1) * 2 - before + 1) / moves) * 100}%` }}>
          {number}
        </li>
      ))}
    </ol>
  )
}

interface BarsProps extends TimedGame {
  readonly sides: readonly Color[]
  readonly top: number
}

const Bars = memo(function Bars({ times, first, sides, top }: BarsProps) {
  const room = GRAPH.height / Math.max(1, sides.length)
  /** With one side only, bars grow up from the bottom. */
  const base = sides.length === 2 ? room : GRAPH.height
  const path = (color: Color) =>
    times
      .map((time, index) => {
        if (time === undefined || sideOf(first, index) !== color) return ''
        const x = Math.round(((index + 0.5) / times.length) * GRAPH.width * 10) / 10
        const size = Math.round((time / top) * room * 10) / 10
        return `M${x} ${base}v${color === 'w' || sides.length === 1 ? -size : size}`
      })
      .join('')
  const isDark = sides[0] === 'w'
  return (
    <svg
      viewBox={`0 0 ${GRAPH.width} ${GRAPH.height}`}
      preserveAspectRatio="none"
      className="win-graph-drawing"
    >
      <path
        className="think-times-black-half"
        d={`M0 ${isDark ? base : 0}h${GRAPH.width}V${GRAPH.height}H0z`}
      />
      <path className="time-grid" d={`M0 ${GRAPH.height / 2}H${GRAPH.width}`} />
      {sides.map((color) => (
        <path
          key={color}
          className={color === 'w' ? 'think-times-white' : 'think-times-black'}
          d={path(color)}
          strokeWidth={(GRAPH.width / times.length) * 0.8}
        />
      ))}
    </svg>
  )
})

const sideOf = (first: Color, index: number): Color => (index % 2 === 0 ? first : opposite(first))

function longestOf(color: Color, { times, first }: TimedGame) {
  let longest: { readonly index: number; readonly time: number } | undefined
  for (const [index, time] of times.entries())
    if (time !== undefined && sideOf(first, index) === color && time > (longest?.time ?? -1))
      longest = { index, time }
  return longest
}

/** `White thought longest about 14. Nf3: 1 min 5 s.` */
function longestText(color: Color, game: TimedGame): string {
  const { index, time } = longestOf(color, game)!
  const move = `${numberAt(game.before + index)} ${game.sans[index]}`
  return words.thinkTimeBars.longest(color, move, thinkTimeText(time))
}
