import { readFile } from 'node:fs/promises'
import { drawGamePicture, readGameKit, type GameKit } from './picture.ts'
import type { AccountMatch } from '#matches/match.ts'

/** Where the build has put it, seen from the server's program and from a part of it. Absent in development. */
const PLACES = ['./game-kit.bin', '../game-kit.bin']

let opened: Promise<GameKit | undefined> | undefined

async function openKit(): Promise<GameKit | undefined> {
  for (const place of PLACES) {
    const file = await readFile(new URL(place, import.meta.url)).catch(() => undefined)
    if (file) return readGameKit(file)
  }
  return undefined
}

/** The match at its end, as a PNG; `undefined` where there is nothing to draw with. */
export async function drawMatch(match: AccountMatch): Promise<Buffer | undefined> {
  const kit = await (opened ??= openKit())
  return (
    kit &&
    drawGamePicture(kit, {
      placement: match.finalFen.split(' ')[0] ?? '',
      lastMove: match.lastMove,
      isTurned: match.humanColor === 'b',
    })
  )
}
