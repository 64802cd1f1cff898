import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { ROOT } from '../scripts/paths.mjs'
import {
  GALLERY_FORMATS as FORMATS,
  GALLERY_PICTURES,
  GALLERY_WIDTHS,
} from '../scripts/gallery-files.mjs'

/**
 * `npm run gallery`: generates the files that pages show from each picture in workshop/art/masters, and content/gallery/pictures.json,
 * which records their sources. Processes new and changed masters only. The results are committed, so that no build has to wait
 * for AVIF, which takes ten minutes of processor time for all: docs/decisions/022-pictures.md.
 */

const GALLERY_MASTERS = join(ROOT, 'workshop', 'art', 'masters')
/** Size limits of AVIF files; detailed pictures are stored at a lower quality. */
const MOST_BYTES = { 480: 40_000, 720: 62_000, 960: 90_000, 1600: 180_000 }
const WORST_QUALITY = 40
/** Enough for light and colours; the browser smooths them. */
const BLUR_WIDTH = 18

const [folder = GALLERY_MASTERS] = process.argv.slice(2)
const list = join(GALLERY_PICTURES, '..', 'pictures.json')
const known = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : {}

// One thread per picture, so that as many pictures as there are cores can be processed at once.
sharp.concurrency(1)
mkdirSync(GALLERY_PICTURES, { recursive: true })
const waiting = readdirSync(folder)
  .filter((name) => name.endsWith('.jpg'))
  .map((name) => ({ slug: name.replace('.jpg', ''), master: readFileSync(join(folder, name)) }))
  .map((each) => ({ ...each, hash: createHash('sha256').update(each.master).digest('hex') }))
  .filter(
    ({ slug, hash }) => known[slug]?.master !== hash || fileNames(slug).some((name) => !existsSync(name)),
  )
const count = waiting.length

await Promise.all(
  Array.from({ length: availableParallelism() }, async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      known[next.slug] = await make(next)
      // Runs after each picture, so that an interrupted run loses no finished work.
      writeList()
      process.stdout.write(`${next.slug}\n`)
    }
  }),
)
process.stdout.write(`${count} pictures made, ${Object.keys(known).length} in all\n`)

function fileNames(slug) {
  return GALLERY_WIDTHS.flatMap((width) =>
    Object.keys(FORMATS).map((format) => fileName(slug, width, format)),
  )
}

function fileName(slug, width, format) {
  return join(GALLERY_PICTURES, `${slug}-${width}.${format}`)
}

async function make({ slug, master, hash }) {
  const { width, height } = await sharp(master).metadata()
  if (width < Math.max(...GALLERY_WIDTHS)) throw new Error(`${slug}.jpg is only ${width} pixels wide`)
  // If the master is unchanged, only files of new widths are made.
  const old = known[slug]?.master === hash ? known[slug] : undefined
  for (const to of GALLERY_WIDTHS) {
    const formats = Object.keys(FORMATS).filter((format) => !old || !existsSync(fileName(slug, to, format)))
    if (formats.length > 0) await makeWidth(slug, master, to, formats)
  }
  if (old) return old
  const { dominant } = await sharp(master).stats()
  const color = `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('')}`
  const blur = await sharp(master).resize(BLUR_WIDTH).webp({ quality: 30, effort: 6 }).toBuffer()
  return { master: hash, width, height, color, blur: `data:image/webp;base64,${blur.toString('base64')}` }
}

async function makeWidth(slug, master, to, formats) {
  const { data, info } = await sharp(master).resize(to).raw().toBuffer({ resolveWithObject: true })
  const image = sharp(data, { raw: info })
  for (const format of formats) {
    const { encoder, options } = FORMATS[format]
    const most = format === 'avif' ? MOST_BYTES[to] : Infinity
    let { quality } = options
    let file
    do {
      if (quality < WORST_QUALITY) throw new Error(`${slug}-${to}.${format} stays above ${most} bytes`)
      file = await image
        .clone()
        .toFormat(encoder, { ...options, quality })
        .toBuffer()
      quality -= 5
    } while (file.byteLength > most)
    writeFileSync(fileName(slug, to, format), file)
  }
}

/** Sorted by name, and written atomically. */
function writeList() {
  const sorted = Object.fromEntries(Object.entries(known).sort(([a], [b]) => (a < b ? -1 : 1)))
  writeFileSync(`${list}.new`, `${JSON.stringify(sorted, null, 2)}\n`)
  renameSync(`${list}.new`, list)
}
