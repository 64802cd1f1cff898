import { dayOfYear } from '#app/ui/dates.ts'
import type { Week } from '#matches/statistics.ts'

const HEIGHT = 40
const STEP = 10
const BAR = 7

/** Games a week as columns; the same as a table for whoever does not see them. */
export function WeeksChart({ weeks }: { readonly weeks: readonly Week[] }) {
  const most = Math.max(1, ...weeks.map(({ games }) => games))
  return (
    <>
      <svg className="weeks-chart" viewBox={`0 0 ${weeks.length * STEP} ${HEIGHT}`} aria-hidden="true">
        {weeks.map(({ monday, games }, index) => {
          // A week without a game leaves a mark, so that it is seen to be one.
          const height = games === 0 ? 1 : Math.max(3, (games / most) * HEIGHT)
          const className = index === weeks.length - 1 ? 'this-week' : undefined
          return (
            <rect
              key={monday}
              className={className}
              x={index * STEP}
              y={HEIGHT - height}
              width={BAR}
              height={height}
            />
          )
        })}
      </svg>
      <table className="sr-only">
        <caption>Games a week</caption>
        <thead>
          <tr>
            <th scope="col">Week from</th>
            <th scope="col">Games</th>
          </tr>
        </thead>
        <tbody>
          {weeks.map(({ monday, games }) => (
            <tr key={monday}>
              <th scope="row">{dayOfYear(monday)}</th>
              <td>{games}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
