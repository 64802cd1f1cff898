import './statistics.css'

interface Share {
  /** The colour: `win`, `draw` or `loss`. */
  readonly kind: 'win' | 'draw' | 'loss'
  readonly count: number
}

/** Shares of a whole as parts of a bar. Hidden from screen readers, since the numbers beside it say the same. */
export function ShareBar({ shares }: { readonly shares: readonly Share[] }) {
  const parts = shares.map((share, index) => ({ ...share, x: sumOf(shares.slice(0, index)) }))
  return (
    <svg
      className="result-bar"
      viewBox={`0 0 ${sumOf(shares) || 1} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {parts.map(
        ({ kind, x, count }) =>
          count > 0 && <rect key={kind} className={kind} x={x} y={0} width={count} height={1} />,
      )}
    </svg>
  )
}

const sumOf = (shares: readonly Share[]): number => shares.reduce((sum, { count }) => sum + count, 0)
