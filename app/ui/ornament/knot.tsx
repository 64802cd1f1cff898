import './knot.css'

/** One line without an end around four dots, as drawn before South Indian doors: the pause between two sections. */
export function Knot() {
  return (
    <div aria-hidden="true" className="page flex items-center gap-6">
      <span className="h-px grow bg-hairline" />
      <span className="knot" />
      <span className="h-px grow bg-hairline" />
    </div>
  )
}
