import { useState } from 'react'
import type { SectionRound } from '#tournaments/section.ts'
import { nameIn, useShownEvent } from '../event-context.ts'
import { WhyPair } from './why-pair.tsx'
import { words } from '#words/tournament'

interface ByeListProps {
  readonly number: number
  readonly round: SectionRound
}

/** Players without a game in a round; the bye from the pairing explains itself. */
export function ByeList({ number, round }: ByeListProps) {
  const { event } = useShownEvent()
  const [asked, setAsked] = useState<number>()
  if (round.byes.length === 0) return null
  return (
    <section className="bye-list" aria-labelledby="sit-out">
      <h3 id="sit-out">{words.round.sitOut}</h3>
      <ul>
        {round.byes.map(({ player, bye }) => (
          <li key={player}>
            <span>
              {nameIn(event, player)} <small>{words.round.byes[bye]}</small>
            </span>
            {bye === 'allocated' && asked !== player && (
              <button type="button" onClick={() => setAsked(player)}>
                {words.round.byeOf(nameIn(event, player))}
              </button>
            )}
            {asked === player && <WhyPair round={number} players={[player]} />}
          </li>
        ))}
      </ul>
    </section>
  )
}
