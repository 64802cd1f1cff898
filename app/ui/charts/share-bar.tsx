import './statistics.css'

interface Share {
  /** How it is colored: `win`, `draw` or `loss`, good to bad. */
  readonly kind: 'win' | 'draw' | 'loss'
  readonly count: number
}

/** Parts of a whole as parts of a line. The numbers beside it say the same, so it is not read out. */
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
