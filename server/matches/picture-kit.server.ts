import { drawGamePicture, readGameKit, type GameKit } from './picture.ts'
import type { AccountMatch } from '#matches/match.ts'
import { ownSide } from '#matches/opponent.ts'
import { readBuilt } from '#server/made-at-build.server.ts'
import type { Language } from '#words/languages.ts'

const kits = new Map<Language, GameKit | undefined>()

function kitIn(language: Language): GameKit | undefined {
  if (!kits.has(language)) {
    const file = readBuilt(`game-kit-${language}.bin`)
    kits.set(language, file && readGameKit(file))
  }
  return kits.get(language)
}

/** Draws the final position as a PNG, beside a title in a language. `undefined` if the build has no drawing kit. */
export async function drawMatch(match: AccountMatch, language: Language): Promise<Buffer | undefined> {
  const kit = kitIn(language)
  return (
    kit &&
    drawGamePicture(kit, {
      placement: match.finalFen.split(' ')[0] ?? '',
      lastMove: match.lastMove,
      isTurned: ownSide(match.opponent) === 'b',
    })
  )
}
