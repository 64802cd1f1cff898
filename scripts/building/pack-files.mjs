import { createHash } from 'node:crypto'
import { createWriteStream, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { finished } from 'node:stream/promises'

/** As in server/http/origin-placeholder.ts. */
const ORIGIN_TO_COME = 'https://origin-to-come.invalid'

/**
 * Writes the files of a folder one behind the other into `x.pack`, and into `x.json` what the server would otherwise find out
 * at each start by reading all of them. server/http/packed-files.ts reads both.
 */
export async function packFiles(folder, target) {
  const pack = createWriteStream(`${target}.pack`)
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => describe(join(entry.parentPath, entry.name), folder, pack))
  pack.end()
  await finished(pack)
  writeFileSync(`${target}.json`, JSON.stringify(files))
}

function describe(path, folder, pack) {
  const content = readFileSync(path)
  pack.write(content)
  return {
    name: relative(folder, path).split(sep).join('/'),
    bytes: content.byteLength,
    changed: Math.floor(statSync(path).mtimeMs / 1000),
    digest: createHash('sha256').update(content).digest('base64url').slice(0, 22),
    isAddressed: content.includes(ORIGIN_TO_COME),
  }
}
