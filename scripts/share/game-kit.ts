import sharp from 'sharp'
import { deflateSync } from 'node:zlib'
import { SHARE_PICTURE } from '#app/discovery/share-picture.ts'
import { PIECES } from '#app/editorial/boards/piece-symbols.ts'
import { KIT_PIECES, kitTile, KIT_TILES, type KitFrame } from '#server/matches/picture.ts'
import { PIECE_SIZE, NICHE } from './picture-svg.ts'

/** The parts from which server/matches/picture.ts composes pictures of shared games, in one palette. */

const { width, height } = SHARE_PICTURE
const PER_ROW = Math.floor(width / PIECE_SIZE)
const COLORS = { light: '#ebecd0', dark: '#739552', lastLight: '#edc76c', lastDark: '#cfb14c' }

/** `frame` is the whole picture with an empty board. */
export async function makeGameKit(frame: Buffer): Promise<Buffer> {
  const canvas = { width, height: height + Math.ceil(KIT_TILES / PER_ROW) * PIECE_SIZE, channels: 3 } as const
  const drawn = await sharp({ create: { ...canvas, background: COLORS.light } })
    .composite([{ input: frame, left: 0, top: 0 }, ...(await drawTiles())])
    .png({ palette: true, colours: 256, dither: 0 })
    .toBuffer()
  const rgb = await sharp(drawn).removeAlpha().raw().toBuffer()
  const colors = new Map<number, number>()
  const pixels = Buffer.alloc(canvas.width * canvas.height)
  for (let pixel = 0; pixel < pixels.length; pixel++) {
    const color = rgb.readUIntBE(pixel * 3, 3)
    if (!colors.has(color)) colors.set(color, colors.size)
    pixels[pixel] = colors.get(color) ?? 0
  }
  if (colors.size > 256) throw new Error(`A picture with ${colors.size} colours has no palette`)
  const palette = Buffer.alloc(768)
  for (const [color, index] of colors) palette.writeUIntBE(color, index * 3, 3)
  const header: KitFrame = { width, height, x: NICHE.x, y: NICHE.y, square: PIECE_SIZE }
  return Buffer.concat([
    Buffer.from(`${JSON.stringify(header)}\n`),
    palette,
    deflateSync(pixels, { level: 9 }),
  ])
}

async function drawTiles(): Promise<{ input: Buffer; left: number; top: number }[]> {
  const tiles: { input: Buffer; left: number; top: number }[] = []
  for (const piece of KIT_PIECES) {
    const drawing = piece === ' ' ? undefined : await drawPiece(piece)
    for (const isDark of [false, true])
      for (const isLast of [false, true]) {
        const background = COLORS[isLast ? (isDark ? 'lastDark' : 'lastLight') : isDark ? 'dark' : 'light']
        const tile = kitTile(piece, isDark, isLast)
        const square = sharp({ create: { width: PIECE_SIZE, height: PIECE_SIZE, channels: 3, background } })
        tiles.push({
          input: await square
            .composite(drawing ? [{ input: drawing }] : [])
            .png()
            .toBuffer(),
          left: (tile % PER_ROW) * PIECE_SIZE,
          top: height + Math.floor(tile / PER_ROW) * PIECE_SIZE,
        })
      }
  }
  return tiles
}

function drawPiece(letter: string): Promise<Buffer> {
  const role = letter.toLowerCase()
  const name = `${letter === role ? 'b' : 'w'}${role}`
  const svg = Object.entries(PIECES).find(([key]) => key === name)?.[1]
  if (svg === undefined) throw new Error(`There is no drawing of ${name}`)
  return sharp(Buffer.from(svg), { density: 288 }).resize(PIECE_SIZE, PIECE_SIZE).png().toBuffer()
}
