import { useState } from 'react'
import { RadioGroup } from '#app/ui/form/radio-group.tsx'
import { makeCrossTable } from '#tournaments/cross-table.ts'
import { rankSection, type SectionStandings } from '#tournaments/standings.ts'
import { makeTeamTable } from '#tournaments/team-table.ts'
import { useShownEvent } from '../event-context.ts'
import { CrossTable } from './cross-table.tsx'
import { StandingsTable } from './standings-table.tsx'
import { words } from '#words/tournament'

const TABLES = ['standings', 'cross', 'teams'] as const

/** Standings, cross table and the table of schools. */
export function StandingsView() {
  const { event, section } = useShownEvent()
  const [table, setTable] = useState<(typeof TABLES)[number]>('standings')
  if (section.rounds.length === 0) return <p className="text-muted">{words.standings.none}</p>
  const standings = rankSection(event, section)
  return (
    <section aria-labelledby="standings-title" className="tournament-view">
      <h2 id="standings-title">
        {standings.isFinal ? words.standings.final : words.standings.after(standings.rounds)}
      </h2>
      <StandingsNotes standings={standings} />
      <RadioGroup
        legend={words.standings.tablesLabel}
        className="table-choice"
        value={table}
        onChange={setTable}
        options={TABLES.map((value) => ({ value, label: words.standings.tables[value] }))}
      />
      {table === 'standings' && <StandingsTable standings={standings} />}
      {table === 'cross' && (
        <CrossTable rows={makeCrossTable(event, section)} rounds={section.rounds.length} />
      )}
      {table === 'teams' && <Schools standings={standings} />}
    </section>
  )
}

function StandingsNotes({ standings }: { readonly standings: SectionStandings }) {
  const { section } = useShownEvent()
  const isOpen = section.rounds
    .at(-1)!
    .games.some(({ result }) => result === undefined || result === 'adjourned')
  return (
    <>
      {isOpen && <p className="provisional">{words.standings.provisional}</p>}
      {standings.uncounted.length > 0 && (
        <p>{words.standings.left(standings.uncounted.map(({ name }) => name).join(', '))}</p>
      )}
    </>
  )
}

function Schools({ standings }: { readonly standings: SectionStandings }) {
  const { section } = useShownEvent()
  const teams = makeTeamTable(standings.places, section.settings.teamSize)
  if (teams.length === 0) return <p className="text-muted">{words.standings.noSchools}</p>
  return (
    <>
      <p className="text-muted">{words.standings.best(section.settings.teamSize)}</p>
      <div className="table-frame">
        <table className="tournament-table">
          <thead>
            <tr>
              <th scope="col">{words.standings.rank}</th>
              <th scope="col">{words.standings.school}</th>
              <th scope="col">{words.standings.points}</th>
            </tr>
          </thead>
          <tbody>
            {teams.map(({ rank, school, points, players }) => (
              <tr key={school}>
                <td>{rank}</td>
                <th scope="row">
                  {school}
                  <small>{players.map(({ player }) => player.name).join(', ')}</small>
                </th>
                <td>
                  <strong>{words.points(points)}</strong>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}
