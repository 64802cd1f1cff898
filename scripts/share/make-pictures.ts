import { createHash } from 'node:crypto'
import { copyFile, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sharePicturePath } from '#app/discovery/share-picture.ts'
import { parseEnv } from '#server/env.ts'
import { openFace } from './lettering.ts'
import { listPictures } from './list-pictures.ts'
import { makeBackdrop, makeForeground, type Picture } from './picture-svg.ts'
import { layOver, RASTER_VERSION, rasterise, stampSymbols } from './raster.ts'

/**
 * Makes the picture of every page, at build. What has been drawn before is kept beside the packages under a hash of all
 * that went into it, so that a build makes only what is new. Run in the project's folder.
 */
const CLIENT_FOLDER = fileURLToPath(new URL('../client', import.meta.url))
const CACHE = join('node_modules', '.cache', 'share-pictures')
const fontFile = (name: string): string => join('app', 'ui', 'fonts', `${name}.woff2`)

const parsed = parseEnv(process.env)
if (!parsed.ok) throw new Error(parsed.lines.join('\n'))
const faces = { display: openFace(fontFile('eczar-latin-600')), text: openFace(fontFile('mukta-latin-600')) }
const backdrop = makeBackdrop(parsed.env.SITE_NAME, faces)

await mkdir(CACHE, { recursive: true })
const kept = new Set(await readdir(CACHE))
const used = new Set<string>()

/** Drawn when the first picture needs them: most builds need none. */
let stamps: Promise<{ readonly backdrop: Buffer; readonly symbols: string }> | undefined
const drawStamps = async () => ({ backdrop: await rasterise(backdrop), symbols: await stampSymbols() })

const waiting = [...listPictures()]
await Promise.all(
  Array.from({ length: availableParallelism() }, async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const drawn = await draw(next.picture)
      const file = join(CLIENT_FOLDER, sharePicturePath(next.path))
      await mkdir(dirname(file), { recursive: true })
      await copyFile(drawn, file)
    }
  }),
)
for (const name of kept) if (!used.has(name)) await rm(join(CACHE, name))

/** The file that holds the picture, made where there is none. */
async function draw(picture: Picture): Promise<string> {
  // Without the men, whose drawings stand in the version.
  const plan = RASTER_VERSION + backdrop + makeForeground(picture, faces, '')
  const name = `${createHash('sha256').update(plan).digest('hex')}.png`
  const file = join(CACHE, name)
  used.add(name)
  if (!kept.has(name)) {
    const drawn = await (stamps ??= drawStamps())
    await writeFile(
      `${file}.new`,
      await layOver(drawn.backdrop, makeForeground(picture, faces, drawn.symbols)),
    )
    await rename(`${file}.new`, file)
  }
  return file
}
