import { createHash } from 'node:crypto'
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sharePicturePath } from '#app/discovery/share-picture.ts'
import { LAST_DAY, listPostsAsOf } from '#content/library.server.ts'
import { parseEnv } from '#server/env.ts'
import { inLanguage } from '#words/by-request.ts'
import { LANGUAGES, type Language } from '#words/languages.ts'
import { makeGameKit } from './game-kit.ts'
import { openFace } from './lettering.ts'
import { cropPicture, CROP_VERSION } from './crop-picture.ts'
import { listGalleryPages, listPictures, makeGamePicture } from './list-pictures.ts'
import { MOST_BYTES } from './most-bytes.ts'
import { makeBackdrop, makeForeground, type Faces, type SharePicture } from './picture-svg.ts'
import { layOver, RASTER_VERSION, rasterise, stampSymbols } from './raster.ts'

/**
 * Draws the share picture of every page in each of its languages, beside a built site. Pictures are cached beside the packages under
 * a hash of all their inputs, so that only new ones are drawn. Run in the project's folder. With `--sample`, which tests use, it
 * draws the parts for shared games, both front pages and every twelfth of the others.
 */
const IS_SAMPLE = process.argv.includes('--sample')
const SAMPLED_EVERY = 12
const CLIENT_FOLDER = fileURLToPath(new URL('../client', import.meta.url))
const CACHE = join('node_modules', '.cache', 'share-pictures')
const fontFile = (name: string): string => join('app', 'ui', 'fonts', `${name}.woff2`)

// Pages for future days are part of the build (server/prerender.ts) and need pictures.
listPostsAsOf(LAST_DAY)

const parsed = parseEnv(process.env)
if (!parsed.ok) throw new Error(parsed.detail)
const FONTS: Readonly<Record<Language, readonly string[]>> = { en: ['latin'], hi: ['latin', 'devanagari'] }
const openFaces = (scripts: readonly string[]): Faces => ({
  display: openFace(...scripts.map((script) => fontFile(`eczar-${script}-600`))),
  text: openFace(...scripts.map((script) => fontFile(`mukta-${script}-600`))),
})
const backdrop = makeBackdrop(parsed.value.SITE_NAME, openFaces(FONTS.en))

await mkdir(CACHE, { recursive: true })
const kept = new Set(await readdir(CACHE))
const used = new Set<string>()

/** Loaded with the first picture to draw: most builds draw none. */
let stamps: Promise<{ readonly backdrop: Buffer; readonly symbols: string }> | undefined
const drawStamps = async () => ({ backdrop: await rasterise(backdrop), symbols: await stampSymbols() })

const kits = LANGUAGES.map((language) => ({
  target: join(CLIENT_FOLDER, '..', 'server', `game-kit-${language}.bin`),
  make: () => drawKit(inLanguage(language, makeGamePicture), openFaces(FONTS[language])),
}))
const pictures = [
  ...LANGUAGES.flatMap((language) => {
    const faces = openFaces(FONTS[language])
    return inLanguage(language, listPictures).map(({ path, picture }) => ({
      target: join(CLIENT_FOLDER, sharePicturePath(path, language)),
      make: () => draw(picture, faces),
      plan: () => makeForeground(picture, faces, ''),
    }))
  }),
  ...listGalleryPages().map(({ path, slug }) => ({
    target: join(CLIENT_FOLDER, sharePicturePath(path, 'en')),
    make: () => crop(slug),
    plan: () => '',
  })),
]
// A letter that the fonts lack, or a title that does not fit, stops the tests too.
if (IS_SAMPLE) for (const { plan } of pictures) plan()
const isWanted = ({ target }: { target: string }, at: number) =>
  !IS_SAMPLE || at % SAMPLED_EVERY === 0 || target.endsWith('/home.png')

const waiting = [...kits, ...pictures.filter(isWanted)]
await Promise.all(
  Array.from({ length: availableParallelism() }, async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const made = await next.make()
      await mkdir(dirname(next.target), { recursive: true })
      // A running server must not read half a picture.
      const half = join(CLIENT_FOLDER, '..', 'server', `${basename(made)}.new`)
      await copyFile(made, half)
      await rename(half, next.target)
    }
  }),
)
if (!IS_SAMPLE) for (const name of kept) if (!used.has(name)) await rm(join(CACHE, name))

/** The file with the picture of a page. */
function draw(picture: SharePicture, faces: Faces): Promise<string> {
  // Omits the pieces, whose drawings are part of the version.
  const plan = RASTER_VERSION + backdrop + makeForeground(picture, faces, '')
  return keep(plan, 'png', async () => {
    const drawn = await (stamps ??= drawStamps())
    return layOver(drawn.backdrop, makeForeground(picture, faces, drawn.symbols))
  })
}

/** The file with the parts for pictures of shared games, stored beside the server, which composes them. */
function drawKit(picture: SharePicture, faces: Faces): Promise<string> {
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
async function keep(
  plan: string,
  extension: keyof typeof MOST_BYTES | 'bin',
  make: () => Promise<Buffer>,
): Promise<string> {
  const name = `${createHash('sha256').update(plan).digest('hex')}.${extension}`
  const file = join(CACHE, name)
  used.add(name)
  if (!kept.has(name)) {
    const made = await make()
    if (extension !== 'bin' && made.byteLength >= MOST_BYTES[extension])
      throw new Error(`A share picture has ${made.byteLength} bytes, of ${MOST_BYTES[extension]} allowed`)
    await writeFile(`${file}.new`, made)
    await rename(`${file}.new`, file)
  }
  return file
}
