import { builtinModules } from 'node:module'
import { rolldown } from 'rolldown'

/** One TypeScript program into one file that Node runs: imports without the packages' own start-up, and one file to ship. */
export async function bundleForNode(input, file) {
  const bundle = await rolldown({
    input,
    platform: 'node',
    // Both look for files beside their own.
    external: [...builtinModules, /^node:/, '@playwright/test', 'libsql'],
    logLevel: 'warn',
  })
  await bundle.write({ file, format: 'esm', codeSplitting: false })
  await bundle.close()
}
