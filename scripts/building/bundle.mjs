import { builtinModules } from 'node:module'
import { rolldown } from 'rolldown'

/**
 * Bundles one TypeScript program into a file that Node runs: it starts faster than loading packages, and only one file has to
 * be shipped.
 */
export async function bundleForNode(input, file) {
  const bundle = await rolldown({
    input,
    platform: 'node',
    // The two packages look for files next to their own, so they cannot be bundled.
    external: [...builtinModules, /^node:/, '@playwright/test', 'libsql'],
    logLevel: 'warn',
  })
  await bundle.write({ file, format: 'esm', codeSplitting: false })
  await bundle.close()
}
