import { promisify } from 'node:util'
import { crc32, deflate, inflateSync } from 'node:zlib'

/**
 * The preview picture of a shared match: a position in a frame. The build draws the frame and each piece on each kind of square
 * with 256 colours (scripts/share/game-kit.ts), so that the server needs no graphics library: it copies squares in a few
 * milliseconds.
 */
export interface GameKit {
  readonly frame: KitFrame
  /** Three bytes per colour: red, green, blue. */
  readonly palette: Buffer
  /** One byte per pixel: the frame, and below it rows of squares. */
  readonly pixels: Buffer
}

export interface KitFrame {
  readonly width: number
  readonly height: number
  /** The board's top left corner, and the size of a square in pixels. */
  readonly x: number
  readonly y: number
  readonly square: number
}

/** The order of the squares: first the empty one, then the pieces. */
export const KIT_PIECES = ' KQRBNPkqrbnp'
/** Each piece is on four kinds of square: light and dark, with and without the mark of the last move. */
export const kitTile = (piece: string, isDark: boolean, isLast: boolean): number =>
  KIT_PIECES.indexOf(piece) * 4 + (isLast ? 2 : 0) + (isDark ? 1 : 0)
export const KIT_TILES = KIT_PIECES.length * 4

/** The file holds a line of JSON, 768 bytes of colours, and the deflated pixels. */
export function readGameKit(file: Buffer): GameKit {
  const end = file.indexOf('\n')
  const frame = JSON.parse(file.toString('utf8', 0, end)) as KitFrame
  return {
    frame,
    palette: file.subarray(end + 1, end + 1 + 768),
    pixels: inflateSync(file.subarray(end + 1 + 768)),
  }
}

interface Shown {
  /** The first field of a FEN. */
  readonly placement: string
  /** In UCI. */
  readonly lastMove: string
  readonly isTurned: boolean
}

export async function drawGamePicture(
  kit: GameKit,
  { placement, lastMove, isTurned }: Shown,
): Promise<Buffer> {
  const { width, height, x, y, square } = kit.frame
  const picture = Buffer.from(kit.pixels.subarray(0, width * height))
  const perRow = Math.floor(width / square)
  const pieces = placement.replaceAll('/', '').replace(/\d/g, (count) => ' '.repeat(Number(count)))
  const last = new Set([indexOf(lastMove.slice(0, 2)), indexOf(lastMove.slice(2, 4))])
  for (let index = 0; index < 64; index++) {
    const isDark = ((index >> 3) + index) % 2 === 1
    const tile = kitTile(pieces[index] ?? ' ', isDark, last.has(index))
    const seen = isTurned ? 63 - index : index
    const from = (height + Math.floor(tile / perRow) * square) * width + (tile % perRow) * square
    const to = (y + (seen >> 3) * square) * width + x + (seen & 7) * square
    for (let line = 0; line < square; line++)
      kit.pixels.copy(picture, to + line * width, from + line * width, from + line * width + square)
  }
  return encodePng(picture, kit.palette, width, height)
}

/** Counted from a8, as a FEN does. */
const indexOf = (square: string): number => (8 - Number(square[1])) * 8 + square.charCodeAt(0) - 97

const squeeze = promisify(deflate)

/** A PNG with a palette and without filters (RFC 2083). */
async function encodePng(pixels: Buffer, palette: Buffer, width: number, height: number): Promise<Buffer> {
  const lines = Buffer.alloc((width + 1) * height)
  for (let line = 0; line < height; line++)
    pixels.copy(lines, line * (width + 1) + 1, line * width, (line + 1) * width)
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // Eight bits per pixel, an index into the palette.
  header.set([8, 3, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', palette),
    chunk('IDAT', await squeeze(lines)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(body.length + 8)
  frame.writeUInt32BE(data.length, 0)
  body.copy(frame, 4)
  frame.writeUInt32BE(crc32(body), body.length + 4)
  return frame
}
