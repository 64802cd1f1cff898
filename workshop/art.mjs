import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { BUILD, ROOT } from '../scripts/paths.mjs'

/**
 * `npm run art` renders the gallery's pictures that are missing or whose scene or library has changed; see art/README.md beside this file. It
 * renders one at a time at the lowest priority, because a render uses all cores for minutes. Each finished picture is recorded
 * at once, so that an interrupted run continues where it stopped.
 */
const ART = join(ROOT, 'workshop', 'art')
const MASTERS = join(ART, 'masters')
const MANIFEST = join(ART, 'manifest.json')
const OUT = join(BUILD, 'art')

/** The denoiser needs sides that are multiples of 16; the five extra rows are cropped afterwards. */
const RENDERED = { width: 1600, height: 1072 }
const MASTER = { width: 1600, height: 1067 }
const PREVIEW = { width: 480, height: 320 }

const USAGE = `npm run art [-- OPTIONS] [SLUG...]
  --list           say which pictures are missing or stale, and render nothing
  --again          render even what has not changed
  --preview        small and quick, into build/art, masters untouched
  --accept         take the masters as they are for pictures of the present sources
  --sheet          draw art/contact-sheet.jpg of all masters
  --samples=N      samples for each pixel (12; previews 8)
  --seconds=N      stop sampling after that many seconds (240; 0 for never)
`
const options = readOptions(process.argv.slice(2))

if (options === undefined) {
  process.stderr.write(USAGE)
  process.exitCode = 1
} else if (options.sheet) await drawSheet()
else if (options.list) for (const slug of staleOf(options.slugs)) console.log(slug)
else if (options.accept) accept(options.slugs)
else
  for (const slug of options.again || options.preview ? options.slugs : staleOf(options.slugs))
    await picture(slug)

function readOptions(args) {
  const all = readdirSync(join(ART, 'scenes'))
    .filter((file) => file.endsWith('.py'))
    .map((file) => file.slice(0, -'.py'.length))
    .sort()
  const flags = new Map()
  const slugs = []
  for (const arg of args) {
    const flag = /^--(list|again|preview|accept|sheet|samples|seconds)(?:=(\d+))?$/.exec(arg)
    if (flag) flags.set(flag[1], flag[2] === undefined ? true : Number(flag[2]))
    else if (all.includes(arg)) slugs.push(arg)
    else return undefined
  }
  return { ...Object.fromEntries(flags), slugs: slugs.length > 0 ? slugs : all }
}

function readManifest() {
  return existsSync(MANIFEST) ? JSON.parse(readFileSync(MANIFEST, 'utf8')) : {}
}

function writeManifest(manifest) {
  const sorted = Object.fromEntries(Object.entries(manifest).sort(([a], [b]) => (a < b ? -1 : 1)))
  writeFileSync(MANIFEST, `${JSON.stringify(sorted, undefined, 2)}\n`)
}

/** A short digest of a picture's sources: its scene and the whole art library. */
function sourceOf(slug) {
  const hash = createHash('sha256')
  const modules = readdirSync(join(ART, 'chessart'), { recursive: true })
    .filter((file) => file.endsWith('.py'))
    .sort((one, other) => (one < other ? -1 : 1))
    .map((file) => join(ART, 'chessart', file))
  for (const file of [join(ART, 'scenes', `${slug}.py`), ...modules]) hash.update(readFileSync(file))
  return hash.digest('hex').slice(0, 16)
}

function staleOf(slugs) {
  const manifest = readManifest()
  return slugs.filter(
    (slug) => !existsSync(join(MASTERS, `${slug}.jpg`)) || manifest[slug]?.source !== sourceOf(slug),
  )
}

function accept(slugs) {
  const manifest = readManifest()
  for (const slug of slugs)
    if (existsSync(join(MASTERS, `${slug}.jpg`)))
      manifest[slug] = { ...manifest[slug], source: sourceOf(slug) }
  writeManifest(manifest)
}

async function picture(slug) {
  const size = options.preview ? PREVIEW : RENDERED
  const samples = options.samples ?? (options.preview ? 8 : 12)
  const source = sourceOf(slug)
  mkdirSync(OUT, { recursive: true })
  const png = join(OUT, `${slug}.png`)
  rmSync(png, { force: true })
  const started = performance.now()
  const reached = await blender(join(ART, 'scenes', `${slug}.py`), {
    OUT: png,
    W: String(size.width),
    H: String(size.height),
    SPP: String(samples),
    ...(options.preview ? { DN: 'fast' } : {}),
    TL: String(options.seconds ?? 240),
  })
  if (!existsSync(png)) throw new Error(`Blender made no picture of ${slug}`)
  const seconds = Math.round((performance.now() - started) / 1000)
  console.log(`${slug.padEnd(36)} ${String(seconds).padStart(4)} s, ${reached} samples`)
  if (options.preview) return
  const { default: sharp } = await import('sharp')
  mkdirSync(MASTERS, { recursive: true })
  await sharp(png)
    .extract({ left: 0, top: 2, ...MASTER })
    .jpeg({ quality: 92, chromaSubsampling: '4:4:4', mozjpeg: true })
    .toFile(join(MASTERS, `${slug}.jpg`))
  writeManifest({ ...readManifest(), [slug]: { source, samples: reached, seconds } })
}

/** Runs one scene; resolves to the number of samples it reached before its time limit. */
function blender(scene, env) {
  return new Promise((resolve, reject) => {
    const child = spawn('nice', ['-n', '19', 'blender', '-b', '--python-exit-code', '1', '--python', scene], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let reached = 0
    let tail = ''
    child.stdout.setEncoding('utf8').on('data', (chunk) => {
      for (const [, sample] of chunk.matchAll(/Sample (\d+)\//g)) reached = Math.max(reached, Number(sample))
      tail = (tail + chunk).slice(-2000)
    })
    child.once('error', reject)
    child.once('close', (code) => {
      if (code === 0) resolve(reached)
      else reject(new Error(`Blender failed; its last words:\n${tail}`))
    })
  })
}

async function drawSheet() {
  const { default: sharp } = await import('sharp')
  const [columns, width, height, line, gap] = [5, 384, 256, 26, 10]
  const masters = readdirSync(MASTERS).filter((file) => file.endsWith('.jpg'))
  const cells = await Promise.all(
    masters.sort().map(async (file, index) => {
      const left = gap + (index % columns) * (width + gap)
      const top = gap + Math.floor(index / columns) * (height + line + gap)
      const picture = await sharp(join(MASTERS, file)).resize(width, height).toBuffer()
      const label = Buffer.from(
        `<svg width="${width}" height="${line}"><text x="${width / 2}" y="18" font-family="sans-serif" font-size="15" fill="#333" text-anchor="middle">${file.slice(0, -4)}</text></svg>`,
      )
      return [
        { input: picture, left, top },
        { input: label, left, top: top + height },
      ]
    }),
  )
  await sharp({
    create: {
      width: gap + columns * (width + gap),
      height: gap + Math.ceil(masters.length / columns) * (height + line + gap),
      channels: 3,
      background: '#f4efe6',
    },
  })
    .composite(cells.flat())
    .jpeg({ quality: 84, mozjpeg: true })
    .toFile(join(ART, 'contact-sheet.jpg'))
}
