import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { UciProgram } from './uci-process.ts'

/**
 * Programs on npm to compare with. They are fetched into a folder outside the project when a benchmark needs them, and
 * left out with a word where the registry cannot be reached: some have licences that must not mix with ours, and none is
 * needed for anything else.
 */
const FOLDER = join(tmpdir(), 'rook-and-rajah-peers')

/** Where the package lies, fetched if it is not there yet. */
function fetched(name: string, version: string): string | undefined {
  const home = join(FOLDER, `${name}-${version}`)
  const folder = join(home, 'node_modules', name)
  if (existsSync(join(folder, 'package.json'))) return folder
  mkdirSync(home, { recursive: true })
  const options = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const { status } = spawnSync('npm', ['install', ...options, '--prefix', home, `${name}@${version}`])
  if (status === 0 && existsSync(folder)) return folder
  console.log(`${name} ${version} could not be fetched and is left out.`)
  return undefined
}

/** GPL: started as a program of its own, never linked. The build a browser can run without cross-origin isolation. */
export function stockfishWasm(): UciProgram | undefined {
  const folder = fetched('stockfish', '19.0.0')
  return folder === undefined
    ? undefined
    : {
        name: 'Stockfish 19 lite, WebAssembly',
        command: [process.execPath, join(folder, 'bin', 'stockfish-19-lite-single.js')],
      }
}

/** MIT; what most hobby sites play with. Its levels are depths of its own, 3 being the one it chooses itself. */
export function jsChessEngine(level: number): UciProgram | undefined {
  const folder = fetched('js-chess-engine', '2.4.6')
  return folder === undefined
    ? undefined
    : {
        name: `js-chess-engine 2.4.6, level ${level}`,
        command: [
          process.execPath,
          join('bench', 'engine', 'js-chess-engine.mjs'),
          join(folder, 'dist', 'index.js'),
          String(level),
        ],
      }
}
