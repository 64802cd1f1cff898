import arch from '#app/ui/ornament/arch.svg?raw'
import lattice from '#app/ui/ornament/arch-lattice.svg?raw'
import favicon from '../../public/favicon.svg?raw'
import ashtapada from '#app/ui/ornament/ashtapada.svg?raw'
import { drawBoard, type DrawnBoard } from '#app/editorial/boards/board-svg.ts'
import { SHARE_PICTURE } from '#app/discovery/share-picture.ts'
import { fitLines, type Face } from './lettering.ts'

/** The drawing next to the text. */
export type Art =
  | { readonly kind: 'board'; readonly view: DrawnBoard }
  /** A player's card, without a photograph. `flag` is a whole SVG. */
  | {
      readonly kind: 'card'
      readonly flag: string
      readonly country: string
      /** The first one is the largest. */
      readonly ratings: readonly { readonly label: string; readonly value: string }[]
      /** The source of the ratings: `FIDE, March 2026`. */
      readonly source: string
    }
  /** The ashtapada, the unchequered board that preceded the chessboard, for pages without a position. */
  | { readonly kind: 'ashtapada' }

export interface SharePicture {
  readonly title: string
  /** The kind of page: `Chess blog`. */
  readonly kicker: string
  readonly art: Art
}

export interface Faces {
  readonly display: Face
  readonly text: Face
}

/** The light scheme of app.css, because the reader's scheme is unknown when a picture is shared. */
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

/** The logo as the `d` of a path in a 32 × 32 square, taken from the favicon. */
const MARK = /<path d="([^"]+)"/.exec(favicon)?.[1] ?? ''

const MARGIN = 72
const TITLE = { width: 508, height: 336, largest: 92, smallest: 40 }
/** Devanagari has marks above its line and below its letters. */
const LINE_HEIGHTS = { latin: 1.05, devanagari: 1.42 }
const TITLE_MIDDLE = 328
const NAME = { width: 440, largest: 40 }
const KICKER = { width: 520, largest: 28 }
/** The cap height of Eczar, used to centre lines visually. */
const CAPITALS = 0.65

/** The arch is at the bottom edge. Its board is placed as on the home page, with pieces 54 pixels wide. */
const ARCH = { x: 628, y: 29, width: 504, height: 601 }
export const PIECE_SIZE = 54
export const NICHE = {
  x: ARCH.x + 36,
  y: SHARE_PICTURE.height - 36 - 8 * PIECE_SIZE,
  width: 8 * PIECE_SIZE,
  height: 8 * PIECE_SIZE,
}

const CARD = { x: NICHE.x + 20, y: NICHE.y + 16, width: NICHE.width - 40, height: NICHE.height - 32 }
const CARD_MARGIN = 34
const FLAG = { width: 88, height: 66 }

const { width, height } = SHARE_PICTURE
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`

/** The common part of all pictures: background, arch and site name. */
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

/** The operator may name the site in any script. If the font lacks its letters, only the logo is shown. */
function drawName(site: string, display: Face): string {
  if (!display.covers(site)) return ''
  const size = Math.min(NAME.largest, NAME.width / display.width(site))
  return `<path fill="${COLORS.green}" d="${display.outline(site, MARGIN + 66, 103, size)}"/>`
}

/**
 * The part that differs, drawn on top of the backdrop. All letters are outlines. `symbols` define the board and the pieces
 * under the names that `drawBoard` uses.
 */
export function makeForeground(
  { title, kicker, art }: SharePicture,
  { display, text }: Faces,
  symbols: string,
): string {
  const lineHeight = LINE_HEIGHTS[/[\u0900-\u097f]/.test(title) ? 'devanagari' : 'latin']
  const { size, lines } = fitLines(title, display, { ...TITLE, lineHeight })
  const step = size * lineHeight
  const first = TITLE_MIDDLE + (size * CAPITALS - (lines.length - 1) * step) / 2
  const kickerSize = Math.min(KICKER.largest, KICKER.width / text.width(kicker))
  const titleLines = lines.map((line, n) => display.outline(line, MARGIN, first + n * step, size))
  return (
    `${SVG}${drawArt(art, { display, text }, symbols)}<path fill="${COLORS.ink}" d="${titleLines.join('')}"/>` +
    `<path fill="${COLORS.muted}" d="${text.outline(kicker, MARGIN, 574, kickerSize)}"/></svg>`
  )
}

function drawArt(art: Art, faces: Faces, symbols: string): string {
  switch (art.kind) {
    case 'board': {
      const board = drawBoard({ ...art.view, coordinates: false })
      return place(`<svg xmlns="" viewBox="0 0 8 8"><defs>${symbols}</defs>${board}</svg>`, NICHE)
    }
    case 'card':
      return drawCard(art, faces)
    case 'ashtapada':
      return place(ashtapada.replaceAll('#000', COLORS.onCourt), NICHE)
  }
}

/** Flag and country at the top, then a line for each rating, and their source. */
function drawCard(
  { flag, country, ratings, source }: Extract<Art, { kind: 'card' }>,
  { display, text }: Faces,
): string {
  const left = CARD.x + CARD_MARGIN
  const right = CARD.x + CARD.width - CARD_MARGIN
  const flagPlace = { x: left, y: CARD.y + CARD_MARGIN, ...FLAG }
  const room = right - left - FLAG.width - 20
  const countrySize = Math.min(38, room / text.width(country))
  const rows = ratings.map(({ label, value }, index) => {
    const size = index === 0 ? 68 : 44
    const y = CARD.y + 190 + (index === 0 ? 0 : 20 + index * 58)
    const x = right - display.width(value) * size
    return (
      `<path fill="${COLORS.muted}" d="${text.outline(label, left, y, 30)}"/>` +
      `<path fill="${index === 0 ? COLORS.green : COLORS.ink}" d="${display.outline(value, x, y, size)}"/>`
    )
  })
  return (
    `<rect x="${CARD.x}" y="${CARD.y}" width="${CARD.width}" height="${CARD.height}" rx="18" fill="${COLORS.ground}"/>` +
    `<svg><clipPath id="flag"><rect x="${flagPlace.x}" y="${flagPlace.y}" width="${FLAG.width}" height="${FLAG.height}" rx="6"/></clipPath>` +
    `<g clip-path="url(#flag)">${place(flag, flagPlace)}</g></svg>` +
    `<path fill="${COLORS.ink}" d="${text.outline(country, left + FLAG.width + 20, flagPlace.y + 45, countrySize)}"/>` +
    `<path fill="${COLORS.gold}" d="M${left} ${CARD.y + 122}h48v4h-48z"/>${rows.join('')}` +
    `<path fill="${COLORS.muted}" d="${text.outline(source, left, CARD.y + CARD.height - 24, 24)}"/>`
  )
}

/** Embeds a whole SVG in another. */
const place = (drawing: string, { x, y, width, height }: typeof NICHE, attributes = ''): string =>
  drawing.replace(
    /^<svg xmlns="[^"]*"/,
    `<svg x="${x}" y="${y}" width="${width}" height="${height}" ${attributes}`,
  )
