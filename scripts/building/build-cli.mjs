import { join } from 'node:path'
import { bundleForNode } from './bundle.mjs'
import { CLI_PROGRAMS, cliBundle, ROOT } from '../paths.mjs'

for (const [name, input] of Object.entries(CLI_PROGRAMS))
  await bundleForNode(join(ROOT, input), cliBundle(name))
