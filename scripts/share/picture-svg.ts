import arch from '#app/ui/ornament/arch.svg?raw'
import lattice from '#app/ui/ornament/arch-lattice.svg?raw'
import ashtapada from '#app/ui/ornament/ashtapada.svg?raw'
import { drawBoard, type BoardView } from '#app/editorial/boards/board-svg.ts'
import { SHARE_PICTURE } from '#app/discovery/share-picture.ts'
import { MARK } from './mark.ts'
import { fitLines, type Box, type Face } from './lettering.ts'

/** What a picture shows beside its words. */
export type Art =
  | { readonly kind: 'board'; readonly view: BoardView }
  /** Of a person, of whom there are no photographs here, over the flag (a whole SVG). */
  | { readonly kind: 'initials'; readonly initials: string; readonly flag: string }
  /** The board before the chequers, for pages without a position. */
  | { readonly kind: 'ashtapada' }

export interface Picture {
  readonly title: string
  /** What kind of page it is: `Chess blog`. */
  readonly kicker: string
  readonly art: Art
}

export interface Faces {
  readonly display: Face
  readonly text: Face
}

/** The light scheme of app.css: a picture that is sent round has no reader yet whose scheme it could follow. */
const COLORS = {
  ground: '#fbf7ee',
  ink: '#1b231e',
  muted: '#5a635c',
  green: '#14452f',
  gold: '#c77d0a',
  court: '#14452f',
  courtLine: '#2f6349',
  onCourt: '#f6f0e1',
}

const MARGIN = 72
const TITLE: Box = { width: 508, height: 336, largest: 92, smallest: 40, lineHeight: 1.05 }
const TITLE_MIDDLE = 328
const NAME = { width: 440, largest: 40 }
const KICKER = { width: 520, largest: 28 }
/** How high Eczar's capitals are: by them a line stands in the middle as it looks, not as it is measured. */
const CAPITALS = 0.65

/** The arch stands on the lower edge, and the board in it as on the home page, its pieces 54 pixels wide. */
const ARCH = { x: 628, y: 29, width: 504, height: 601 }
export const PIECE_SIZE = 54
export const NICHE = {
  x: ARCH.x + 36,
  y: SHARE_PICTURE.height - 36 - 8 * PIECE_SIZE,
  width: 8 * PIECE_SIZE,
  height: 8 * PIECE_SIZE,
}

const FLAG = { width: 88, height: 66 }

const { width, height } = SHARE_PICTURE
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`

/** What all pictures have in common: the ground, the arch, the name of the house. */
export function makeBackdrop(site: string, { display }: Faces): string {
  return (
    `${SVG}<path fill="${COLORS.ground}" d="M0 0H${width}V${height}H0Z"/>` +
    place(arch, ARCH, `fill="${COLORS.court}"`) +
    place(lattice.replaceAll('#000', COLORS.courtLine), ARCH) +
    `<svg x="${MARGIN - 6}" y="58" width="60" height="60" viewBox="0 0 32 32"><path fill="${COLORS.green}" d="${MARK}"/></svg>` +
    drawName(site, display) +
    `<path fill="${COLORS.gold}" d="M${MARGIN} 524h48v5h-48z"/></svg>`
  )
}

/** An operator may name the site in any writing; in one that the font lacks, the mark stands alone. */
function drawName(site: string, display: Face): string {
  if (!display.covers(site)) return ''
  const size = Math.min(NAME.largest, NAME.width / display.width(site))
  return `<path fill="${COLORS.green}" d="${display.outline(site, MARGIN + 66, 103, size)}"/>`
}

/**
 * What a picture has of its own, to be laid over the backdrop. There is no text in it: all letters are outlines.
 * `symbols` draw the board and the pieces, by the names that `drawBoard` gives them.
 */
export function makeForeground(
  { title, kicker, art }: Picture,
  { display, text }: Faces,
  symbols: string,
): string {
  const { size, lines } = fitLines(title, display, TITLE)
  const step = size * TITLE.lineHeight
  const first = TITLE_MIDDLE + (size * CAPITALS - (lines.length - 1) * step) / 2
  const kickerSize = Math.min(KICKER.largest, KICKER.width / text.width(kicker))
  const titleLines = lines.map((line, n) => display.outline(line, MARGIN, first + n * step, size))
  return (
    `${SVG}${drawArt(art, display, symbols)}<path fill="${COLORS.ink}" d="${titleLines.join('')}"/>` +
    `<path fill="${COLORS.muted}" d="${text.outline(kicker, MARGIN, 574, kickerSize)}"/></svg>`
  )
}

function drawArt(art: Art, display: Face, symbols: string): string {
  switch (art.kind) {
    case 'board': {
      const board = drawBoard({ ...art.view, coordinates: false })
      return place(`<svg xmlns="" viewBox="0 0 8 8"><defs>${symbols}</defs>${board}</svg>`, NICHE)
    }
    case 'initials': {
      const size = 190
      const middle = NICHE.x + NICHE.width / 2
      const x = middle - (display.width(art.initials) * size) / 2
      const flag = { x: middle - FLAG.width / 2, y: NICHE.y + 292, ...FLAG }
      return (
        `<path fill="${COLORS.onCourt}" d="${display.outline(art.initials, x, NICHE.y + 236, size)}"/>` +
        `<svg><clipPath id="flag"><rect x="${flag.x}" y="${flag.y}" width="${flag.width}" height="${flag.height}" rx="6"/></clipPath>` +
        `<g clip-path="url(#flag)">${place(art.flag, flag)}</g></svg>`
      )
    }
    case 'ashtapada':
      return place(ashtapada.replaceAll('#000', COLORS.onCourt), NICHE)
  }
}

/** A drawing that is a whole SVG, at its place in another. */
const place = (drawing: string, { x, y, width, height }: typeof NICHE, attributes = ''): string =>
  drawing.replace(
    /^<svg xmlns="[^"]*"/,
    `<svg x="${x}" y="${y}" width="${width}" height="${height}" ${attributes}`,
  )
