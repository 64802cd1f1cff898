import { drawGamePicture, readGameKit, type GameKit } from './picture.ts'
import type { AccountMatch } from '#matches/match.ts'
import { ownSide } from '#matches/opponent.ts'
import { readBuilt } from '#server/made-at-build.server.ts'

let opened: { readonly kit: GameKit | undefined } | undefined

function openKit() {
  const file = readBuilt('game-kit.bin')
  return { kit: file && readGameKit(file) }
}

/** Draws the final position as a PNG. `undefined` if the build has no drawing kit. */
export async function drawMatch(match: AccountMatch): Promise<Buffer | undefined> {
  const { kit } = (opened ??= openKit())
  return (
    kit &&
    drawGamePicture(kit, {
      placement: match.finalFen.split(' ')[0] ?? '',
      lastMove: match.lastMove,
      isTurned: ownSide(match.opponent) === 'b',
    })
  )
}
