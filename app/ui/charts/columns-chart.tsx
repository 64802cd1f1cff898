import './statistics.css'

const HEIGHT = 40
const STEP = 10
const BAR = 7

interface ColumnsChartProps {
  /** What the table is called that says the same: `Games a week`. */
  readonly caption: string
  /** The heads of its columns: `Week from`, `Games`. */
  readonly heads: readonly [string, string]
  readonly columns: readonly Column[]
  /** What the height stands for; the highest column where it is left out. */
  readonly most?: number
}

interface Column {
  readonly key: string
  readonly name: string
  readonly value: number
}

/** Numbers as columns, the last one marked; the same as a table for whoever does not see them. */
export function ColumnsChart({ caption, heads, columns, most }: ColumnsChartProps) {
  const highest = most ?? Math.max(1, ...columns.map(({ value }) => value))
  return (
    <>
      <svg className="columns-chart" viewBox={`0 0 ${columns.length * STEP} ${HEIGHT}`} aria-hidden="true">
        {columns.map(({ key, value }, index) => {
          // Nothing leaves a mark, so that it is seen to be nothing.
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
      {/* A table of its own would keep its height, and the page would be as long. */}
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
