import { RATING_OF } from '#tournaments/player.ts'
import type { SectionStandings, StandingsPlace } from '#tournaments/standings.ts'
import { useShownEvent } from '../event-context.ts'
import { words } from '#words/tournament'

const writeValue = (value: number | undefined) =>
  value === undefined ? '–' : value.toLocaleString('en', { maximumFractionDigits: 2, useGrouping: false })

export const writeRank = ({ rank, isShared }: StandingsPlace) =>
  isShared ? words.standings.shared(rank) : String(rank)

/** Places, points and tie-breaks. It scrolls sideways within its frame on narrow screens; the names stay. */
export function StandingsTable({ standings }: { readonly standings: SectionStandings }) {
  const { section } = useShownEvent()
  const rating = RATING_OF[section.settings.ratingMethod]
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- so that keys can scroll it
    <div className="table-frame" role="region" aria-labelledby="standings-title" tabIndex={0}>
      <table className="tournament-table">
        <thead>
          <tr>
            <th scope="col">{words.standings.rank}</th>
            <th scope="col">{words.standings.name}</th>
            <th scope="col">{words.standings.points}</th>
            {standings.tieBreaks.map((code) => (
              <th key={code} scope="col" className="minor">
                <abbr title={words.standings.tieBreakNames[code] ?? code}>{code}</abbr>
              </th>
            ))}
            <th scope="col" className="minor">
              {words.standings.rating}
            </th>
          </tr>
        </thead>
        <tbody>
          {standings.places.map((place) => (
            <tr key={place.player.id} className={place.rank <= 3 ? `top top-${place.rank}` : ''}>
              <td>{writeRank(place)}</td>
              <th scope="row">
                {place.player.title !== '' && <abbr>{place.player.title} </abbr>}
                {place.player.name}
                {place.player.status === 'withdrawn' && <small>{words.players.withdrawn}</small>}
              </th>
              <td>
                <strong>{words.points(place.points)}</strong>
              </td>
              {place.values.map((value, index) => (
                <td key={standings.tieBreaks[index]} className="minor">
                  {writeValue(value)}
                </td>
              ))}
              <td className="minor">{rating(place.player) || '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
