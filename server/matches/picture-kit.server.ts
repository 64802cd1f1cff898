import { drawGamePicture, readGameKit, type GameKit } from './picture.ts'
import { createRecentCache } from './recent-cache.ts'
import type { AccountMatch } from '#matches/match.ts'
import { ownSide } from '#matches/opponent.ts'
import { readBuilt } from '#server/made-at-build.server.ts'
import type { Language } from '#words/languages.ts'

/** Drawing takes 23 ms of processor time, and messengers fetch a picture for each reader. A picture takes about 40 kB. */
const MOST_PICTURES = 100

/** Draws the final position as a PNG, beside a title in a language. `undefined` if the build has no drawing kit. */
export const drawMatch = createMatchPainter(readBuilt)

/** Pictures are cached by all that is in them, so each token has one in each language. Callers look the token up first. */
export function createMatchPainter(readFile: typeof readBuilt) {
  const kits = new Map<Language, GameKit>()
  // After the first start of a build, its kit is drawn while the server runs.
  const kitIn = (language: Language): GameKit | undefined => {
    const file = kits.has(language) ? undefined : readFile(`game-kit-${language}.bin`)
    if (file !== undefined) kits.set(language, readGameKit(file))
    return kits.get(language)
  }
  const drawOnce = createRecentCache<Buffer>(MOST_PICTURES)

  return async (
    match: Pick<AccountMatch, 'finalFen' | 'lastMove' | 'opponent'>,
    language: Language,
  ): Promise<Buffer | undefined> => {
    const kit = kitIn(language)
    if (kit === undefined) return undefined
    const shown = {
      placement: match.finalFen.split(' ')[0] ?? '',
      lastMove: match.lastMove,
      isTurned: ownSide(match.opponent) === 'b',
    }
    return drawOnce(JSON.stringify([language, shown]), () => drawGamePicture(kit, shown))
  }
}
