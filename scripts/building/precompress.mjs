import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const COMPRESSIBLE = new Set([
  '.bin',
  '.css',
  '.data',
  '.html',
  '.ico',
  '.js',
  '.json',
  '.svg',
  '.txt',
  '.wasm',
  '.webmanifest',
  '.xml',
])
/** The same text as in server/http/origin-placeholder.ts. */
const ORIGIN_TO_COME = 'https://origin-to-come.invalid'
/** Smaller files gain nothing. Those of a page share packets: compressing files below 1 kB too saves a page up to 2 kB. */
const MIN_BYTES = 256

/**
 * Writes `x.br` and `x.gz` for each file that becomes smaller. The build can afford the best compression, so the server only
 * reads files. zlib uses threads, so all files are compressed concurrently.
 */
export async function precompress(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && COMPRESSIBLE.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name))
  await Promise.all(files.map((path) => compressFile(path)))
}

/**
 * Files for which the highest quality costs more time than it saves bytes: the five hundred files of puzzles took 11 s of processor
 * time, more than all others together, for 3.6 % of their bytes, and the engine's nets 2 s for 1 %.
 */
const QUALITIES = { '.json': constants.BROTLI_MAX_QUALITY - 1, '.bin': 9 }

const qualityOf = (path) => QUALITIES[extname(path)] ?? constants.BROTLI_MAX_QUALITY

async function compressFile(path) {
  const content = readFileSync(path)
  // Pages with placeholders cannot be compressed here: the server completes and compresses them.
  if (content.byteLength < MIN_BYTES || content.includes(ORIGIN_TO_COME)) return
  const brotli = promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: qualityOf(path),
      [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
    },
  })
  const zipped = promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION })
  for (const [suffix, compressed] of [
    ['.br', await brotli],
    ['.gz', await zipped],
  ]) {
    if (compressed.byteLength < content.byteLength) writeFileSync(path + suffix, compressed)
  }
}
