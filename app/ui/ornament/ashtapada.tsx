import './ashtapada.css'

/**
 * The board before it was chequered: eight by eight, all of one colour, with a cross on the first, fourth, fifth and
 * last square of the first, fourth, fifth and last row.
 */
export function Ashtapada() {
  return <div aria-hidden="true" className="ashtapada" />
}
