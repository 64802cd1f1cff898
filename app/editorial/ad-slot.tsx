interface HouseCard {
  readonly title: string
  readonly text: string
  readonly to: string
  readonly action: string
}

/** What stands where advertising would: our own pages, each line of it true. */
const HOUSE_CARDS: readonly HouseCard[] = [
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
]

/**
 * An ad slot. Its height is kept free whatever stands in it, so that nothing jumps. `seed` chooses the card, so that a
 * page shows the same one each time and neighbouring slots show different ones.
 */
export function AdSlot({ seed }: { readonly seed: number }) {
  const card = HOUSE_CARDS[seed % HOUSE_CARDS.length]!
  return (
    <div className="ad-slot">
      <p className="text-sm text-muted">Advertisement</p>
      <div className="ad-card">
        <div>
          <p className="font-display text-lg font-semibold">{card.title}</p>
          <p className="text-label text-muted">{card.text}</p>
        </div>
        <a href={card.to} className="inline-flex min-h-11 items-center font-semibold text-green underline">
          {card.action}
        </a>
      </div>
    </div>
  )
}
