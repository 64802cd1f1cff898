import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import type { ChessEvent } from '#tournaments/chess-event.ts'
import type { PlayerId } from '#tournaments/player.ts'
import type { SectionRound, TournamentSection } from '#tournaments/section.ts'
import { nameIn, useShownEvent } from '../event-context.ts'
import { words } from '#words/tournament'

interface ManualPairingProps {
  readonly number: number
  readonly round: SectionRound
}

/** Pairing by hand: two taps exchange two players. At the end the round is compared with what the rules give. */
export function ManualPairing({ number, round }: ManualPairingProps) {
  const { event, section, keeper } = useShownEvent()
  const [picked, setPicked] = useState<PlayerId>()
  const place = { section: section.id, round: number }

  async function pick(player: PlayerId) {
    if (picked === undefined) return setPicked(player)
    setPicked(undefined)
    if (picked === player) return
    await keeper.act({ type: 'manual-pairs-set', ...place, ...exchange(round, picked, player) })
  }

  const finish = async () =>
    keeper.act({ type: 'manual-ended', ...place, note: await describeChanges(event, section, number) })

  const player = (id: PlayerId, side: string) => (
    <button
      type="button"
      className={`side ${side}`}
      aria-pressed={picked === id}
      onClick={() => void pick(id)}
    >
      {nameIn(event, id)}
    </button>
  )
  return (
    <div className="manual">
      <p role="status">
        {picked === undefined ? words.round.manualOpen : words.round.swapThem(nameIn(event, picked))}
      </p>
      <ol className="board-list">
        {round.games.map(({ board, white, black }) => (
          <li key={board} className="board-row">
            <div className="board-game">
              <span className="board-number">{board}</span>
              <span className="board-players">
                {player(white, 'side-white')}
                {player(black, 'side-black')}
              </span>
            </div>
          </li>
        ))}
      </ol>
      <ul className="board-list">
        {round.byes
          .filter(({ bye }) => bye === 'allocated')
          .map(({ player: id }) => (
            <li key={id} className="board-row">
              {player(id, '')}
            </li>
          ))}
      </ul>
      <Button kind="primary" onClick={() => void finish()}>
        {words.round.endManual}
      </Button>
    </div>
  )
}

/** Two players change places, whatever they had: a game, or a bye. */
function exchange({ games, byes }: SectionRound, first: PlayerId, second: PlayerId) {
  const swap = (id: PlayerId) => (id === first ? second : id === second ? first : id)
  return {
    games: games.map(({ board, white, black }) => ({ board, white: swap(white), black: swap(black) })),
    byes: byes.map(({ player, bye }) => ({ player: swap(player), bye })),
  }
}

/** The pairs that the rules would not give, by pairing number; empty if there are none. */
async function describeChanges(
  event: ChessEvent,
  section: TournamentSection,
  number: number,
): Promise<string> {
  const { pairSection } = await import('#tournaments/pair-section.ts')
  const round = section.rounds[number - 1]!
  const before = {
    ...section,
    rounds: section.rounds.slice(0, number - 1),
    requests: requestsOf(round, number),
  }
  const earlier = {
    ...event,
    sections: event.sections.map((each) => (each.id === section.id ? before : each)),
  }
  const paired = pairSection(earlier, before)
  const pairs = (games: readonly { readonly white: PlayerId; readonly black: PlayerId }[]) =>
    games.map(({ white, black }) => `${section.order.indexOf(white) + 1}-${section.order.indexOf(black) + 1}`)
  const expected = paired.ok ? pairs(paired.action.games) : []
  const changed = pairs(round.games).filter((pair) => !expected.includes(pair))
  return changed.length === 0 ? '' : words.round.manualNote(changed.join(', '))
}

/** The byes of a round as they were announced before it. */
const requestsOf = ({ byes }: SectionRound, round: number) =>
  byes.flatMap(({ player, bye }) => (bye === 'allocated' ? [] : [{ player, bye, round }]))
