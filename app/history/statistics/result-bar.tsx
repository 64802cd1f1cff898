import { gamesOf, type Tally } from '#matches/statistics.ts'

/** Wins, draws and losses as parts of a line. The numbers beside it say the same, so it is not read out. */
export function ResultBar({ tally }: { readonly tally: Tally }) {
  const { win, draw, loss } = tally
  const parts = [
    { result: 'win', x: 0, width: win },
    { result: 'draw', x: win, width: draw },
    { result: 'loss', x: win + draw, width: loss },
  ]
  return (
    <svg
      className="result-bar"
      viewBox={`0 0 ${gamesOf(tally) || 1} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {parts.map(
        ({ result, x, width }) =>
          width > 0 && <rect key={result} className={result} x={x} y={0} width={width} height={1} />,
      )}
    </svg>
  )
}
