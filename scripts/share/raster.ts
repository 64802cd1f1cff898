import sharp from 'sharp'
import { BOARD_SYMBOL } from '#app/editorial/boards/board-svg.ts'
import { PIECES } from '#app/editorial/boards/piece-symbols.ts'
import { PIECE_SIZE } from './picture-svg.ts'

/**
 * Rasterises drawings. Pieces and backdrop, which are the same in all pictures and take longest, are drawn once and then
 * copied: 60 ms a picture instead of 250.
 */

/** One thread per picture, so that all cores can work at once. */
sharp.concurrency(1)

/** Few colours and no dithering, which costs bytes and only helps gradients. */
const PNG = { palette: true, effort: 1, dither: 0 } as const

/** Changes whenever the same drawing may produce different pixels. */
export const RASTER_VERSION = JSON.stringify([sharp.versions, PNG, PIECE_SIZE, Object.values(PIECES)])

export const rasterise = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer()

/** The symbols that `drawBoard` uses, with the pieces as images. */
export async function stampSymbols(): Promise<string> {
  const pieces = Object.entries(PIECES).map(async ([name, svg]) => {
    // By default an SVG is rendered at 72 dpi and enlarged afterwards.
    const drawn = await sharp(Buffer.from(svg), { density: 288 })
      .resize(PIECE_SIZE, PIECE_SIZE)
      .png()
      .toBuffer()
    return (
      `<symbol id="${name}" viewBox="0 0 ${PIECE_SIZE} ${PIECE_SIZE}">` +
      `<image width="${PIECE_SIZE}" height="${PIECE_SIZE}" href="data:image/png;base64,${drawn.toString('base64')}"/></symbol>`
    )
  })
  return BOARD_SYMBOL + (await Promise.all(pieces)).join('')
}

export const layOver = (backdrop: Buffer, foreground: string): Promise<Buffer> =>
  sharp(backdrop)
    .composite([{ input: Buffer.from(foreground) }])
    .png(PNG)
    .toBuffer()
