import { drawGamePicture, readGameKit, type GameKit } from './picture.ts'
import type { AccountMatch } from '#matches/match.ts'
import { readBuilt } from '#server/made-at-build.server.ts'

let opened: { readonly kit: GameKit | undefined } | undefined

function openKit() {
  const file = readBuilt('game-kit.bin')
  return { kit: file && readGameKit(file) }
}

/** The match at its end, as a PNG; `undefined` where there is nothing to draw with. */
export async function drawMatch(match: AccountMatch): Promise<Buffer | undefined> {
  const { kit } = (opened ??= openKit())
  return (
    kit &&
    drawGamePicture(kit, {
      placement: match.finalFen.split(' ')[0] ?? '',
      lastMove: match.lastMove,
      isTurned: match.humanColor === 'b',
    })
  )
}
