import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { makeCrossTable } from '#tournaments/cross-table.ts'
import { rankSection } from '#tournaments/standings.ts'
import { nameIn, useShownEvent } from '../event-context.ts'
import { SelectField } from '../select-field.tsx'
import { CrossTable } from '../standings/cross-table.tsx'
import { StandingsTable } from '../standings/standings-table.tsx'
import './print.css'
import { words } from '#words/tournament'

const SHEETS = ['boards', 'names', 'slips', 'standings', 'cross', 'cards'] as const
type Sheet = (typeof SHEETS)[number]

/** Sheets of paper, A4 and grey, as they will be printed. */
export function PrintView() {
  const { event, section } = useShownEvent()
  const hasRounds = section.rounds.length > 0
  const [sheet, setSheet] = useState<Sheet>(hasRounds ? 'boards' : 'cards')
  const sheets = SHEETS.filter((each) => hasRounds || each === 'cards')
  return (
    <section className="print-view" aria-labelledby="print-title">
      <div className="print-bar">
        <h2 id="print-title">{words.print.title}</h2>
        <SelectField
          label={words.print.what}
          value={sheet}
          options={sheets.map((each) => [each, words.print.sheets[each]])}
          onChange={setSheet}
        />
        <div className="ask-buttons">
          <Button kind="primary" onClick={() => window.print()}>
            {words.print.now}
          </Button>
          <LinkButton to={`?show=more&section=${encodeURIComponent(section.id)}`}>
            {words.print.back}
          </LinkButton>
        </div>
      </div>
      <div className={`paper paper-${sheet}`}>
        {sheet !== 'slips' && sheet !== 'cards' && (
          <header>
            <strong>{event.details.name}</strong>
            <span>
              {[event.details.place, event.details.from, section.settings.name]
                .filter((text) => text !== '')
                .join(' · ')}
              {section.strict.kind === 'left' && ` · ${words.eventPage.strictOff}`}
            </span>
          </header>
        )}
        <PaperOf sheet={sheet} />
      </div>
    </section>
  )
}

function PaperOf({ sheet }: { readonly sheet: Sheet }) {
  const { event, section } = useShownEvent()
  switch (sheet) {
    case 'boards':
      return <ByBoard />
    case 'names':
      return <ByName />
    case 'slips':
      return <Slips />
    case 'cards':
      return (
        <ul className="cards">
          {section.order.map((id) => (
            <li key={id}>
              <strong>{nameIn(event, id)}</strong>
              <span>{event.players.find((player) => player.id === id)?.school}</span>
            </li>
          ))}
        </ul>
      )
    case 'standings': {
      const standings = rankSection(event, section)
      return (
        <>
          <h3 id="standings-title">
            {standings.isFinal ? words.standings.final : words.standings.after(standings.rounds)}
          </h3>
          {!standings.isFinal && <p>{words.print.finalRefused}</p>}
          <StandingsTable standings={standings} />
        </>
      )
    }
    case 'cross':
      return (
        <>
          <h3 id="standings-title">{words.standings.tables.cross}</h3>
          <CrossTable rows={makeCrossTable(event, section)} rounds={section.rounds.length} />
        </>
      )
  }
}

const RoundTitle = () => {
  const { section } = useShownEvent()
  return <h3>{words.standings.roundLabel(section.rounds.length)}</h3>
}

/** Left for a pen. */
const RESULT_LINE = ' – '
const NO_BOARD = '–'

function ByBoard() {
  const { event, section } = useShownEvent()
  const { games, byes } = section.rounds.at(-1)!
  return (
    <>
      <RoundTitle />
      <table>
        <thead>
          <tr>
            <th>{words.print.board}</th>
            <th>{words.round.white}</th>
            <th>{words.print.result}</th>
            <th>{words.round.black}</th>
          </tr>
        </thead>
        <tbody>
          {games.map(({ board, white, black }) => (
            <tr key={board}>
              <td>{board}</td>
              <td>{nameIn(event, white)}</td>
              <td className="result-box">{RESULT_LINE}</td>
              <td>{nameIn(event, black)}</td>
            </tr>
          ))}
          {byes
            .filter(({ bye }) => bye !== 'zero')
            .map(({ player, bye }) => (
              <tr key={player}>
                <td>{NO_BOARD}</td>
                <td>{nameIn(event, player)}</td>
                <td colSpan={2}>{words.round.byes[bye]}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </>
  )
}

function ByName() {
  const { event, section } = useShownEvent()
  const rows = section.rounds
    .at(-1)!
    .games.flatMap(({ board, white, black }) => [
      { board, name: nameIn(event, white), color: words.round.white, opponent: nameIn(event, black) },
      { board, name: nameIn(event, black), color: words.round.black, opponent: nameIn(event, white) },
    ])
    .sort((a, b) => a.name.localeCompare(b.name))
  return (
    <>
      <RoundTitle />
      <table>
        <thead>
          <tr>
            <th>{words.standings.name}</th>
            <th>{words.print.board}</th>
            <th>{words.print.color}</th>
            <th>{words.print.opponent}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ board, name, color, opponent }) => (
            <tr key={`${board} ${color}`}>
              <td>{name}</td>
              <td>{board}</td>
              <td>{color}</td>
              <td>{opponent}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

const SLIP_RESULTS = '1–0   ½–½   0–1'

function Slips() {
  const { event, section } = useShownEvent()
  return (
    <ul className="slips">
      {section.rounds.at(-1)!.games.map(({ board, white, black }) => (
        <li key={board}>
          <header>
            <strong>{words.round.board(board)}</strong>
            <span>
              {event.details.name} · {section.settings.name} ·{' '}
              {words.standings.roundLabel(section.rounds.length)}
            </span>
          </header>
          <dl>
            <div>
              <dt>{words.round.white}</dt>
              <dd>{nameIn(event, white)}</dd>
              <dd className="signature">{words.print.signature}</dd>
            </div>
            <div>
              <dt>{words.round.black}</dt>
              <dd>{nameIn(event, black)}</dd>
              <dd className="signature">{words.print.signature}</dd>
            </div>
          </dl>
          <p>{SLIP_RESULTS}</p>
        </li>
      ))}
    </ul>
  )
}
