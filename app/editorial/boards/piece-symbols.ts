import bb from '#app/ui/pieces/bb.svg?raw'
import bk from '#app/ui/pieces/bk.svg?raw'
import bn from '#app/ui/pieces/bn.svg?raw'
import bp from '#app/ui/pieces/bp.svg?raw'
import bq from '#app/ui/pieces/bq.svg?raw'
import br from '#app/ui/pieces/br.svg?raw'
import wb from '#app/ui/pieces/wb.svg?raw'
import wk from '#app/ui/pieces/wk.svg?raw'
import wn from '#app/ui/pieces/wn.svg?raw'
import wp from '#app/ui/pieces/wp.svg?raw'
import wq from '#app/ui/pieces/wq.svg?raw'
import wr from '#app/ui/pieces/wr.svg?raw'
import { BOARD_SYMBOL } from './board-svg.ts'

/** The SVG of each piece by the name of its symbol. */
export const PIECES = { wk, wq, wr, wb, wn, wp, bk, bq, br, bb, bn, bp }

/** The empty board and the twelve pieces as symbols, to include once per page. */
export const BOARD_SYMBOLS =
  BOARD_SYMBOL +
  Object.entries(PIECES)
    .map(([name, svg]) => makeSymbol(name, svg))
    .join('')

/** Ids are unique within one piece's file only; on a page they need the piece's name as a prefix. */
function makeSymbol(name: string, svg: string): string {
  const [, viewBox, inside] = /^<svg xmlns="[^"]+" viewBox="([^"]+)">(.*)<\/svg>\s*$/s.exec(svg) ?? []
  if (viewBox === undefined || inside === undefined)
    throw new Error(`The drawing of ${name} is not as expected`)
  const own = inside.replace(/( id="|href="#|url\(#)/g, `$1${name}-`)
  return `<symbol id="${name}" viewBox="${viewBox}">${own}</symbol>`
}
