import { words } from '#words/ui/ads'

interface HouseCard {
  readonly text: () => { readonly title: string; readonly text: string; readonly action: string }
  readonly to: string
}

/** Cards shown instead of ads. They lead to our own pages, each to a different one, and every claim on them is true. */
export const HOUSE_CARDS: readonly HouseCard[] = [
  { text: () => words.houseCards.play, to: '/play' },
  { text: () => words.houseCards.gallery, to: '/gallery' },
  { text: () => words.houseCards.rankings, to: '/rankings' },
  { text: () => words.houseCards.origins, to: '/history/chess-origins' },
  { text: () => words.houseCards.training, to: '/blog/fifteen-minutes-a-day-a-week-you-can-copy' },
]

/** A second URL of the play screen. */
const SAME_PAGE: Readonly<Record<string, string>> = { '/game': '/play' }

/**
 * The card of a slot: always the same one for a seed, a different one for neighbouring seeds, and never one that leads to the
 * current page.
 */
export function houseCardOf(seed: number, pathname: string): HouseCard {
  const path = pathname.replace(/(?<=.)\/$/, '')
  const here = SAME_PAGE[path] ?? path
  const others = HOUSE_CARDS.filter(({ to }) => to !== here)
  return others[seed % others.length]!
}
