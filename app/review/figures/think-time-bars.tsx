import { memo } from 'react'
import { COLORS, opposite, type Color, type San } from '#chess/types.ts'
import { numberAt } from '#app/line/move-number.ts'
import { GRAPH } from './graph-geometry.ts'
import { thinkTimeText } from './think-times.ts'
import { words } from '#words/review'

interface ThinkTimeBarsProps {
  /** Thinking time of each move in milliseconds, undefined if not known. */
  readonly times: readonly (number | undefined)[]
  readonly sans: readonly San[]
  /** Moves of both sides before the first. */
  readonly before: number
  readonly ply: number
}

/** Thinking time of each move. White's bars grow up and Black's down, on one scale. */
export function ThinkTimeBars({ times, sans, before, ply }: ThinkTimeBarsProps) {
  const first: Color = before % 2 === 0 ? 'w' : 'b'
  return (
    <section aria-labelledby="think-times" className="grid gap-1">
      <h2 id="think-times" className="text-lg">
        {words.thinkTimeBars.title}
      </h2>
      <div className="think-times" aria-hidden="true">
        <Bars times={times} first={first} />
        {ply > 0 && (
          <span className="win-graph-now" style={{ left: `${((ply - 0.5) / times.length) * 100}%` }} />
        )}
      </div>
      <p className="text-label text-muted">
        {COLORS.map((color) => longestText(color, { times, sans, before, first })).join(' ')}
      </p>
    </section>
  )
}

const Bars = memo(function Bars({ times, first }: { times: ThinkTimeBarsProps['times']; first: Color }) {
  const most = Math.max(1, ...times.map((time) => time ?? 0))
  const path = (color: Color) =>
    times
      .map((time, index) => {
        if (time === undefined || sideOf(first, index) !== color) return ''
        const x = Math.round(((index + 0.5) / times.length) * GRAPH.width * 10) / 10
        const size = Math.round((time / most) * (GRAPH.height / 2) * 10) / 10
        return `M${x} ${GRAPH.height / 2}v${color === 'w' ? -size : size}`
      })
      .join('')
  return (
    <svg
      viewBox={`0 0 ${GRAPH.width} ${GRAPH.height}`}
      preserveAspectRatio="none"
      className="win-graph-drawing"
    >
      <path
        className="think-times-black-half"
        d={`M0 ${GRAPH.height / 2}h${GRAPH.width}v50h-${GRAPH.width}z`}
      />
      <path className="think-times-white" d={path('w')} strokeWidth={(GRAPH.width / times.length) * 0.8} />
      <path className="think-times-black" d={path('b')} strokeWidth={(GRAPH.width / times.length) * 0.8} />
    </svg>
  )
})

const sideOf = (first: Color, index: number): Color => (index % 2 === 0 ? first : opposite(first))

interface LongestTextProps extends Pick<ThinkTimeBarsProps, 'times' | 'sans' | 'before'> {
  readonly first: Color
}

/** `White thought longest about 14. Nf3: 1 min 5 s.` */
function longestText(color: Color, { times, sans, before, first }: LongestTextProps): string {
  let longest: { readonly index: number; readonly time: number } | undefined
  for (const [index, time] of times.entries())
    if (time !== undefined && sideOf(first, index) === color && time > (longest?.time ?? -1))
      longest = { index, time }
  if (!longest) return ''
  const { index, time } = longest
  return words.thinkTimeBars.longest(color, `${numberAt(before + index)} ${sans[index]}`, thinkTimeText(time))
}
