interface HouseCard {
  readonly title: string
  readonly text: string
  readonly to: string
  readonly action: string
}

/** Cards shown instead of ads: our own pages, every line true, no two to the same page. */
export const HOUSE_CARDS: readonly HouseCard[] = [
  {
    title: 'Your move',
    text: 'Play the computer at a strength you choose. Free, and no account needed.',
    to: '/play',
    action: 'Play chess',
  },
  {
    title: 'A cabinet of miniatures',
    text: 'Small worlds of wood, stone and brass, each around a chess board.',
    to: '/gallery',
    action: 'See the gallery',
  },
  {
    title: 'Who stands where',
    text: 'Twenty of the world’s strongest players and their ratings.',
    to: '/rankings',
    action: 'See the rankings',
  },
  {
    title: 'It was chaturanga first',
    text: 'How an Indian game of four armies became chess.',
    to: '/history/chess-origins',
    action: 'Read the story',
  },
  {
    title: 'Fifteen minutes a day',
    text: 'A week of training that you can copy: five minutes each of tactics, play and analysis.',
    to: '/blog/fifteen-minutes-a-day-a-week-you-can-copy',
    action: 'Read about the week',
  },
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
