import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { BUILD, ROOT } from '../scripts/paths.mjs'

/**
 * `npm run portraits [-- NAME...]` renders the coach's poses and the carved opponents (workshop/art/court) on transparent
 * ground and writes the WebP files that pages show. Needs Blender, see workshop/art/README.md. About a minute a portrait on one core.
 */
const COURT = join(ROOT, 'workshop', 'art', 'court')
const MASTERS = join(COURT, 'masters')
const PORTRAITS = join(ROOT, 'content', 'court')
/** Shown at up to 240 CSS pixels; the smaller file serves avatars and screens with one device pixel per CSS pixel. */
const WIDTHS = [240, 480]

const SCENES = {
  'rajah.py': ['welcome', 'thinking', 'praise', 'warning', 'sorry', 'asleep'],
  'opponents.py': ['pawn', 'horse', 'elephant', 'vizier', 'dial'],
}

const wanted = process.argv.slice(2)
for (const [scene, names] of Object.entries(SCENES))
  for (const name of names) if (wanted.length === 0 || wanted.includes(name)) await render(scene, name)
for (const file of readdirSync(MASTERS)) await encode(file.replace('.png', ''))

async function render(scene, name) {
  const out = join(BUILD, 'art')
  mkdirSync(out, { recursive: true })
  mkdirSync(MASTERS, { recursive: true })
  const color = join(out, `${name}.png`)
  const mask = join(out, `${name}.mask.png`)
  for (const file of [color, mask]) rmSync(file, { force: true })
  const { status } = spawnSync(
    'nice',
    ['-n', '19', 'blender', '-b', '--python-exit-code', '1', '--python', join(COURT, scene)],
    { env: { ...process.env, POSE: name, OUT: color }, stdio: ['ignore', 'ignore', 'inherit'] },
  )
  if (status !== 0) throw new Error(`Blender failed on ${name}`)
  await (await withAlpha(color, mask)).png({ compressionLevel: 9 }).toFile(join(MASTERS, `${name}.png`))
  process.stdout.write(`${name}\n`)
}

/** Blender's view transform writes color and coverage separately, so that edges keep their color. */
async function withAlpha(color, mask) {
  const { data, info } = await sharp(color).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const alpha = await sharp(mask).extractChannel(0).raw().toBuffer()
  const pixels = Buffer.alloc(alpha.length * 4)
  for (let at = 0; at < alpha.length; at++) {
    data.copy(pixels, 4 * at, 3 * at, 3 * at + 3)
    pixels[4 * at + 3] = alpha[at]
  }
  return sharp(pixels, { raw: { width: info.width, height: info.height, channels: 4 } })
}

async function encode(name) {
  mkdirSync(PORTRAITS, { recursive: true })
  const master = readFileSync(join(MASTERS, `${name}.png`))
  for (const width of WIDTHS)
    await sharp(master)
      .resize(width)
      .webp({ quality: 80, alphaQuality: 90, effort: 6 })
      .toFile(join(PORTRAITS, `${name}-${width}.webp`))
}
