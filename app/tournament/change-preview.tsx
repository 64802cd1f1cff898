import type { ArbiterAction } from '#tournaments/action.ts'
import { findSection, type ChessEvent } from '#tournaments/chess-event.ts'
import { reduceEvent } from '#tournaments/reduce.ts'
import { rankSection, type StandingsPlace } from '#tournaments/standings.ts'
import { useShownEvent } from './event-context.ts'
import { words } from '#words/tournament'

/** The changes that a correction would make to the standings. */
export function ChangePreview({ action }: { readonly action: ArbiterAction }) {
  const { event, section } = useShownEvent()
  const before = rank(event, section.id)
  const after = new Map(rank(reduceEvent(event, action), section.id).map((place) => [place.player.id, place]))
  const changed = before.flatMap((place) => {
    const next = after.get(place.player.id)
    return next === undefined || next.points === place.points ? [] : [[place, next] as const]
  })
  return (
    <section className="ask-preview">
      <h3>{words.ask.previewTitle}</h3>
      {changed.length === 0 && <p>{words.ask.noChange}</p>}
      <ul>
        {changed.map(([place, next]) => (
          <li key={place.player.id}>
            {words.ask.preview(
              place.player.name,
              words.points(place.points),
              words.points(next.points),
              place.rank,
              next.rank,
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

const rank = (event: ChessEvent, id: string): readonly StandingsPlace[] =>
  rankSection(event, findSection(event, id)!).places
