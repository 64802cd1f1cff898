import './statistics.css'

const HEIGHT = 40
const STEP = 10
const BAR = 7

interface ColumnsChartProps {
  /** Caption of the equivalent table: `Games a week`. */
  readonly caption: string
  /** Column headings of the table: `Week from`, `Games`. */
  readonly heads: readonly [string, string]
  readonly columns: readonly Column[]
  /** The value at full height; by default that of the highest column. */
  readonly most?: number
}

interface Column {
  readonly key: string
  readonly name: string
  readonly value: number
}

/** A column chart with its last column marked, and the same numbers as a table for screen readers. */
export function ColumnsChart({ caption, heads, columns, most }: ColumnsChartProps) {
  const highest = most ?? Math.max(1, ...columns.map(({ value }) => value))
  return (
    <>
      <svg className="columns-chart" viewBox={`0 0 ${columns.length * STEP} ${HEIGHT}`} aria-hidden="true">
        {columns.map(({ key, value }, index) => {
          // A zero gets a visible baseline, so that it does not look like missing data.
          const height = value === 0 ? 1 : Math.max(3, (value / highest) * HEIGHT)
          const className = index === columns.length - 1 ? 'last-column' : undefined
          return (
            <rect
              key={key}
              className={className}
              x={index * STEP}
              y={HEIGHT - height}
              width={BAR}
              height={height}
            />
          )
        })}
      </svg>
      {/* Wrapped, because a visually hidden table would keep its height and lengthen the page. */}
      <div className="sr-only">
        <table>
          <caption>{caption}</caption>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {columns.map(({ key, name, value }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}
