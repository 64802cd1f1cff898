import sharp from 'sharp'
import { deflateSync } from 'node:zlib'
import { SHARE_PICTURE } from '#app/discovery/share-picture.ts'
import { MEN } from '#app/editorial/boards/piece-symbols.ts'
import { KIT_MEN, kitTile, KIT_TILES, type KitFrame } from '#server/matches/picture.ts'
import { MAN, NICHE } from './picture-svg.ts'

/** Everything that a picture of a shared match is put together from, in one set of colours; see server/matches/picture.ts. */

const { width, height } = SHARE_PICTURE
const PER_ROW = Math.floor(width / MAN)
const COLORS = { light: '#ebecd0', dark: '#739552', lastLight: '#edc76c', lastDark: '#cfb14c' }

/** `frame` is the whole picture, with an empty board where the squares will lie. */
export async function makeGameKit(frame: Buffer): Promise<Buffer> {
  const canvas = { width, height: height + Math.ceil(KIT_TILES / PER_ROW) * MAN, channels: 3 } as const
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
  const header: KitFrame = { width, height, x: NICHE.x, y: NICHE.y, square: MAN }
  return Buffer.concat([
    Buffer.from(`${JSON.stringify(header)}\n`),
    palette,
    deflateSync(pixels, { level: 9 }),
  ])
}

async function drawTiles(): Promise<{ input: Buffer; left: number; top: number }[]> {
  const tiles: { input: Buffer; left: number; top: number }[] = []
  for (const man of KIT_MEN) {
    const drawing = man === ' ' ? undefined : await drawMan(man)
    for (const isDark of [false, true])
      for (const isLast of [false, true]) {
        const background = COLORS[isLast ? (isDark ? 'lastDark' : 'lastLight') : isDark ? 'dark' : 'light']
        const tile = kitTile(man, isDark, isLast)
        const square = sharp({ create: { width: MAN, height: MAN, channels: 3, background } })
        tiles.push({
          input: await square
            .composite(drawing ? [{ input: drawing }] : [])
            .png()
            .toBuffer(),
          left: (tile % PER_ROW) * MAN,
          top: height + Math.floor(tile / PER_ROW) * MAN,
        })
      }
  }
  return tiles
}

function drawMan(letter: string): Promise<Buffer> {
  const role = letter.toLowerCase()
  const name = `${letter === role ? 'b' : 'w'}${role}`
  const svg = Object.entries(MEN).find(([key]) => key === name)?.[1]
  if (svg === undefined) throw new Error(`There is no drawing of ${name}`)
  return sharp(Buffer.from(svg), { density: 288 }).resize(MAN, MAN).png().toBuffer()
}
