import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { rolldown } from 'rolldown'

/** Imports a module as the server's build does, with all languages. Tests otherwise hold English alone. */
export async function importWithAllLanguages(file: string): Promise<unknown> {
  const folder = mkdtempSync(join(tmpdir(), 'rook-words-'))
  try {
    const built = await rolldown({
      input: file,
      platform: 'node',
      resolve: { conditionNames: ['words-by-request', 'node', 'import', 'default'] },
      transform: { jsx: { runtime: 'automatic' } },
      logLevel: 'silent',
    })
    const output = join(folder, 'bundle.mjs')
    await built.write({ file: output, format: 'esm', codeSplitting: false })
    await built.close()
    return await import(pathToFileURL(output).href)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
