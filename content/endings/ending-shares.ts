import { ALL_RATINGS, type People } from '../series/people.ts'
import type { EndingCount, EndingPeople } from './people.ts'

/** Endings that the article names, by the class that was counted. */
const NAMES = {
  KQvK: 'queen against king',
  KRvK: 'rook against king',
  KPvK: 'king and pawn',
  KPPvK: 'two pawns',
  KQvKP: 'queen against pawn',
  KRvKP: 'rook against pawn',
  KPvKP: 'pawn against pawn',
  KBNvK: 'bishop and knight',
} as const

/** The counts of won endings as shares that a text can fill in: `{{won endings given away: king and pawn@1200}}`. */
export function makeEndingShares(people: EndingPeople): People {
  const given = Object.entries(NAMES).map(([name, called]) => [
    `won endings given away: ${called}`,
    (people.classes[name] ?? []).filter(({ played }) => played > 0).map(shareOf),
  ])
  const judged = { band: ALL_RATINGS, games: people.games, chances: people.games, share: 1, error: 0 }
  return {
    source: people.source,
    sha256: people.sha256,
    games: people.games,
    bullet: people.bullet,
    shares: { ...Object.fromEntries(given), judged: [judged] },
  }
}

/** Each game is one chance, so the error is that of a simple share. */
function shareOf({ band, played, failed }: EndingCount) {
  const share = failed / played
  return { band, games: played, chances: played, share, error: Math.sqrt((share * (1 - share)) / played) }
}
