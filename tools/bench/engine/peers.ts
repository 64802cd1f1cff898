import { join } from 'node:path'
import { fetchPackages } from '../peers/fetch-packages.ts'
import type { UciProgram } from './uci-process.ts'

function fetched(name: string, version: string): string | undefined {
  const home = fetchPackages(`${name}@${version}`)
  return home === undefined ? undefined : join(home, 'node_modules', name)
}

/** GPL: run as a separate program, never linked. The build that browsers can run without cross-origin isolation. */
export function stockfishWasm(): UciProgram | undefined {
  const folder = fetched('stockfish', '19.0.0')
  return folder === undefined
    ? undefined
    : {
        name: 'Stockfish 19 lite, WebAssembly',
        command: [process.execPath, join(folder, 'bin', 'stockfish-19-lite-single.js')],
      }
}

/** MIT; used by many hobby sites. Its levels are search depths; the default is 3. */
export function jsChessEngine(level: number): UciProgram | undefined {
  const folder = fetched('js-chess-engine', '2.4.6')
  return folder === undefined
    ? undefined
    : {
        name: `js-chess-engine 2.4.6, level ${level}`,
        command: [
          process.execPath,
          join('tools', 'bench', 'engine', 'js-chess-engine.mjs'),
          join(folder, 'dist', 'index.js'),
          String(level),
        ],
      }
}
