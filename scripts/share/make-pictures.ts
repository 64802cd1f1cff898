import { createHash } from 'node:crypto'
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sharePicturePath } from '#app/discovery/share-picture.ts'
import { LAST_DAY, listPostsAsOf } from '#content/library.server.ts'
import { parseEnv } from '#server/env.ts'
import { makeGameKit } from './game-kit.ts'
import { openFace } from './lettering.ts'
import { cropPicture, CROP_VERSION } from './crop-picture.ts'
import { listGalleryPages, listPictures } from './list-pictures.ts'
import { makeBackdrop, makeForeground, type SharePicture } from './picture-svg.ts'
import { layOver, RASTER_VERSION, rasterise, stampSymbols } from './raster.ts'

/**
 * Part of the build: generates the share picture of every page. Pictures are cached beside the packages under a hash of all
 * their inputs, so a build draws only new ones. Run in the project's folder.
 */
const CLIENT_FOLDER = fileURLToPath(new URL('../client', import.meta.url))
const CACHE = join('node_modules', '.cache', 'share-pictures')
const fontFile = (name: string): string => join('app', 'ui', 'fonts', `${name}.woff2`)

// Pages for future days are part of the build (server/prerender.ts) and need pictures.
listPostsAsOf(LAST_DAY)

const parsed = parseEnv(process.env)
if (!parsed.ok) throw new Error(parsed.detail)
const faces = { display: openFace(fontFile('eczar-latin-600')), text: openFace(fontFile('mukta-latin-600')) }
const backdrop = makeBackdrop(parsed.value.SITE_NAME, faces)

await mkdir(CACHE, { recursive: true })
const kept = new Set(await readdir(CACHE))
const used = new Set<string>()

/** Loaded with the first picture to draw: most builds draw none. */
let stamps: Promise<{ readonly backdrop: Buffer; readonly symbols: string }> | undefined
const drawStamps = async () => ({ backdrop: await rasterise(backdrop), symbols: await stampSymbols() })

const waiting = [
  ...listPictures().map(({ path, picture }) => ({ path, make: () => draw(picture) })),
  ...listGalleryPages().map(({ path, slug }) => ({ path, make: () => crop(slug) })),
]
await Promise.all(
  Array.from({ length: availableParallelism() }, async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const made = await next.make()
      const file = join(CLIENT_FOLDER, sharePicturePath(next.path))
      await mkdir(dirname(file), { recursive: true })
      await copyFile(made, file)
    }
  }),
)
await copyFile(await drawKit(), join(CLIENT_FOLDER, '..', 'server', 'game-kit.bin'))
for (const name of kept) if (!used.has(name)) await rm(join(CACHE, name))

/** The file with the picture of a page. */
function draw(picture: SharePicture): Promise<string> {
  // Omits the pieces, whose drawings are part of the version.
  const plan = RASTER_VERSION + backdrop + makeForeground(picture, faces, '')
  return keep(plan, 'png', async () => {
    const drawn = await (stamps ??= drawStamps())
    return layOver(drawn.backdrop, makeForeground(picture, faces, drawn.symbols))
  })
}

/** The file with the parts for pictures of shared games, stored beside the server, which composes them. */
function drawKit(): Promise<string> {
  const empty = { kind: 'board', view: { fen: '8/8/8/8/8/8/8/8' } } as const
  const picture: SharePicture = { title: 'A game to step through', kicker: 'Shared by a player', art: empty }
  const plan = `${RASTER_VERSION}game-kit-1${backdrop}${makeForeground(picture, faces, '')}`
  return keep(plan, 'bin', async () => {
    const drawn = await (stamps ??= drawStamps())
    return makeGameKit(await layOver(drawn.backdrop, makeForeground(picture, faces, drawn.symbols)))
  })
}

/** The file with the part of a gallery picture that is shared. */
async function crop(slug: string): Promise<string> {
  const whole = await readFile(join('content', 'gallery', 'pictures', `${slug}-1600.jpg`))
  return keep(CROP_VERSION + whole.toString('latin1'), 'jpg', () => cropPicture(whole))
}

/** The cached file for a plan, generated if there is none. */
async function keep(plan: string, extension: string, make: () => Promise<Buffer>): Promise<string> {
  const name = `${createHash('sha256').update(plan).digest('hex')}.${extension}`
  const file = join(CACHE, name)
  used.add(name)
  if (!kept.has(name)) {
    await writeFile(`${file}.new`, await make())
    await rename(`${file}.new`, file)
  }
  return file
}
