import { words } from '#words/ui/ads'

interface HouseCard {
  readonly text: () => { readonly title: string; readonly text: string; readonly action: string }
  readonly to: string
}

/** Cards shown instead of ads: our own pages, every line true, no two to the same page. */
export const HOUSE_CARDS: readonly HouseCard[] = [
  { text: () => words.houseCards.play, to: '/play' },
  { text: () => words.houseCards.gallery, to: '/gallery' },
  { text: () => words.houseCards.rankings, to: '/rankings' },
  { text: () => words.houseCards.origins, to: '/history/chess-origins' },
  { text: () => words.houseCards.training, to: '/blog/fifteen-minutes-a-day-a-week-you-can-copy' },
]

/** The play screen’s second address. */
const SAME_PAGE: Readonly<Record<string, string>> = { '/game': '/play' }

/**
 * The card of a slot: always the same one, a different one for neighbouring seeds, and never one that leads to the
 * current page.
 */
export function houseCardOf(seed: number, pathname: string): HouseCard {
  const path = pathname.replace(/(?<=.)\/$/, '')
  const here = SAME_PAGE[path] ?? path
  const others = HOUSE_CARDS.filter(({ to }) => to !== here)
  return others[seed % others.length]!
}
