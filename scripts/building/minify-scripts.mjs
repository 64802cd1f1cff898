import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { minifySync } from 'rolldown/utils'

/** Minifies the scripts of `public`, which Vite copies as they are. Every page loads the first before it paints. */
export function minifyScripts(folder) {
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.js'))) {
    const path = join(folder, name)
    const { code, errors } = minifySync(name, readFileSync(path, 'utf8'))
    if (errors.length > 0) throw new Error(`${name}: ${errors[0].message}`)
    writeFileSync(path, code)
  }
}
