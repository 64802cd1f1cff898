interface HouseCard {
  readonly title: string
  readonly text: string
  readonly to: string
  readonly action: string
}

/** What stands where advertising would: our own pages, each line of it true. */
export const HOUSE_CARDS: readonly HouseCard[] = [
  {
    title: 'Your move',
    text: 'Play the computer at four levels. Free, and no account needed.',
    to: '/play',
    action: 'Play chess',
  },
  {
    title: 'Two at one screen',
    text: 'A board, a clock for each side and somebody to play across the table.',
    to: '/play',
    action: 'Set up a game',
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
    action: 'Read it',
  },
]
