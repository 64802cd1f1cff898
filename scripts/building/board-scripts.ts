import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin, type PluginOption, type Rolldown } from 'vite'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/**
 * Scripts that make boards playable on pages without React. `import addresses from '…?board-script'` gives the files of
 * one, to be loaded in parallel. One build makes all three, so that they share React and the board: `?worker&url`
 * would bundle a copy with each, 0.24 MB in the precache. See docs/decisions/355-one-list-of-pages.md.
 */
const SCRIPTS = [
  'app/composition/scripts/coordinates-script.tsx',
  'app/composition/scripts/lesson-script.tsx',
  'app/puzzles/puzzle-script.tsx',
].map((path) => join(ROOT, path))

/**
 * Paths from the repository's root of what plays by the rules: the repository's own folder may be called "coach". What these
 * leave out may not import them, or each file would import the other and coordinates would load both.
 */
const RULES =
  /^(?:chess[\\/](?!attacks|pieces|squares|types)|coach[\\/]|app[\\/](?:line[\\/](?!sounds|preferences|try-status)|exercise[\\/](?!exercise-places)))/

/**
 * Two files for modules that at least two scripts share. Rolldown's own division makes up to five, whose names differ from
 * language to language. Dependencies of a group's modules are grouped separately, since they would carry the rules to coordinates.
 */
const GROUPS = [
  // The rules, which coordinates do not need.
  {
    name: 'position',
    test: (id: string) => RULES.test(relative(ROOT, id)),
    priority: 2,
  },
  { name: 'playable', priority: 1 },
].map((group) => ({ ...group, minShareCount: 2, includeDependenciesRecursively: false }))

const QUERY = '?board-script'

interface Setup {
  readonly plugins: () => PluginOption[]
  /** Choose the language. */
  readonly conditions: string[]
}

export function boardScripts(setup: Setup): Plugin {
  let built: Promise<readonly Output[]> | undefined
  let isBuild = false
  return {
    name: 'board-scripts',
    enforce: 'pre',
    config: (_config, { command }) => {
      isBuild = command === 'build'
    },
    async resolveId(source, importer) {
      if (!source.endsWith(QUERY)) return undefined
      const resolved = await this.resolve(source.slice(0, -QUERY.length), importer, { skipSelf: true })
      return resolved && resolved.id + QUERY
    },
    async load(id) {
      if (!id.endsWith(QUERY)) return undefined
      const path = id.slice(0, -QUERY.length)
      if (!isBuild)
        return `import address from ${JSON.stringify(`${path}?worker&url`)};export default [address]`
      built ??= buildTogether(setup)
      const files = filesOf(await built, path).map((name) => `/${name}`)
      return `export default ${JSON.stringify(files)}`
    },
    generateBundle: {
      // The engine's worker is emitted by the game, under the same name.
      order: 'post',
      async handler(_options, bundle) {
        if (this.environment.name !== 'client' || built === undefined) return
        for (const file of await built)
          if (bundle[file.fileName] === undefined)
            this.emitFile({
              type: 'asset',
              fileName: file.fileName,
              source: file.type === 'chunk' ? file.code : file.source,
            })
      },
    },
  }
}

/** As in vite.config.ts. */
const QUIET = { bundlerTimings: false }

type Output = Rolldown.OutputChunk | Rolldown.OutputAsset

async function buildTogether({ plugins, conditions }: Setup): Promise<readonly Output[]> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'warn',
    plugins: plugins(),
    resolve: { conditions },
    worker: { format: 'es', plugins, rolldownOptions: { checks: QUIET } },
    build: {
      write: false,
      copyPublicDir: false,
      rolldownOptions: {
        checks: QUIET,
        input: SCRIPTS,
        preserveEntrySignatures: false,
        output: {
          codeSplitting: { groups: GROUPS },
        },
      },
    },
  })) as Rolldown.RolldownOutput
  return output
}

/** A script and those that it imports at once, which come first: all are requested in parallel. */
function filesOf(output: readonly Output[], path: string): readonly string[] {
  const chunks = output.filter((file) => file.type === 'chunk')
  const entry = chunks.find(({ facadeModuleId }) => facadeModuleId === path)
  if (entry === undefined) throw new Error(`board-scripts.ts does not list ${path}`)
  const found = new Set<string>()
  const visited = new Set<Rolldown.OutputChunk>()
  const visit = (chunk: Rolldown.OutputChunk): void => {
    // Two files may import each other.
    if (visited.has(chunk)) return
    visited.add(chunk)
    for (const each of chunks) if (chunk.imports.includes(each.fileName)) visit(each)
    found.add(chunk.fileName)
  }
  visit(entry)
  return [...found]
}
