/** Where the board's old diagonal crosses stand, on both sides of the middle: first, fourth, fifth and last. */
const MARKED = [0, 3, 4, 7]
const LINES = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((n) => `M${n * 8} 0V64M0 ${n * 8}H64`).join('')
const CROSSES = MARKED.flatMap((x) => MARKED.map((y) => `M${x * 8} ${y * 8}l8 8m0-8-8 8`)).join('')

/** The board before it was chequered: eight by eight, all of one colour, sixteen squares marked with a cross. */
export function Ashtapada({ className }: { readonly className: string }) {
  return (
    <svg aria-hidden="true" className={className} viewBox="-1 -1 66 66" fill="none" stroke="currentColor">
      <path strokeWidth=".5" d={LINES} />
      <path strokeWidth=".4" d={CROSSES} />
      <path strokeWidth="1" d="M0 0H64V64H0Z" />
    </svg>
  )
}
