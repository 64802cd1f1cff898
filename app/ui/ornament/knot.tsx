import './knot.css'

/** A kolam: a single closed line around four dots, as drawn on South Indian doorsteps. Separates two sections. */
export function Knot() {
  return (
    <div aria-hidden="true" className="page flex items-center gap-6">
      <span className="h-px grow bg-hairline" />
      <span className="knot" />
      <span className="h-px grow bg-hairline" />
    </div>
  )
}
