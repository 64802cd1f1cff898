import { createHash } from 'node:crypto'
import { createWriteStream, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { finished } from 'node:stream/promises'

/** The same text as in server/http/origin-placeholder.ts. */
const ORIGIN_TO_COME = 'https://origin-to-come.invalid'

/**
 * Concatenates the files of a folder into `x.pack` and lists them in `x.json` with their sizes and digests, which the server
 * would otherwise compute at each start. server/http/packed-files.ts reads both. `isWanted` takes a file's path inside the
 * folder.
 */
export async function packFiles(folder, target, isWanted = () => true) {
  const pack = createWriteStream(`${target}.pack`)
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => isWanted(addressOf(path, folder)))
    .map((path) => describe(path, folder, pack))
  pack.end()
  await finished(pack)
  writeFileSync(`${target}.json`, JSON.stringify(files))
}

const addressOf = (path, folder) => relative(folder, path).split(sep).join('/')

function describe(path, folder, pack) {
  const content = readFileSync(path)
  pack.write(content)
  return {
    name: addressOf(path, folder),
    bytes: content.byteLength,
    changed: Math.floor(statSync(path).mtimeMs / 1000),
    digest: createHash('sha256').update(content).digest('base64url').slice(0, 22),
    isAddressed: content.includes(ORIGIN_TO_COME),
  }
}
