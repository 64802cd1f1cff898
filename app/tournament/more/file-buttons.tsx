import { useState } from 'react'
import { makeCsvCell } from '#contract/csv.ts'
import { Button } from '#app/ui/button.tsx'
import { makeBackup } from '#tournaments/backup.ts'
import type { ChessEvent } from '#tournaments/chess-event.ts'
import { makePgnShell } from '#tournaments/pgn-shell.ts'
import { makeSectionReport } from '#tournaments/section-report.ts'
import type { TournamentSection } from '#tournaments/section.ts'
import { rankSection } from '#tournaments/standings.ts'
import { useShownEvent } from '../event-context.ts'
import { CodeChain } from './code-chain.tsx'
import { words } from '#words/tournament'

function download(text: string, name: string, type: string) {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}

/** Names of files hold no signs that a system refuses. */
const fileName = (event: ChessEvent, section: TournamentSection, ending: string) => {
  const name =
    event.sections.length > 1 ? `${event.details.name} ${section.settings.name}` : event.details.name
  return `${name.replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, '-').replaceAll(/^-|-$/g, '') || 'tournament'}.${ending}`
}

function makeCsv(event: ChessEvent, section: TournamentSection): string {
  const { places, tieBreaks } = rankSection(event, section)
  const head = [words.standings.rank, words.standings.name, words.standings.school, words.standings.rating]
  const rows = places.map(({ rank, player, points, values }) => [
    ...[rank, player.name, player.school, player.rating || undefined, points / 10, ...values],
  ])
  return [[...head, words.standings.points, ...tieBreaks], ...rows]
    .map((row) => row.map(makeCsvCell).join(','))
    .join('\r\n')
}

/** Files of a section, and the backup of the whole event. */
export function FileButtons() {
  const { id, event, section, keeper } = useShownEvent()
  const [showsCodes, setShowsCodes] = useState(false)
  const hasRounds = section.rounds.length > 0
  const report = makeSectionReport(event, section)
  const isOpen = hasRounds && !rankSection(event, section).isFinal
  const backup = () => makeBackup(id, keeper.value.log.entries)
  return (
    <>
      <div className="more-buttons">
        <Button onClick={() => download(report.text, fileName(event, section, 'trf'), 'text/plain')}>
          {words.more.trf}
        </Button>
        {hasRounds && (
          <>
            <Button
              onClick={() => download(makeCsv(event, section), fileName(event, section, 'csv'), 'text/csv')}
            >
              {words.more.csv}
            </Button>
            <Button
              onClick={() =>
                download(
                  makePgnShell(event, section, section.rounds.length),
                  fileName(event, section, 'pgn'),
                  'application/x-chess-pgn',
                )
              }
            >
              {words.more.pgn(section.rounds.length)}
            </Button>
          </>
        )}
        <Button onClick={() => download(backup(), fileName(event, section, 'backup.txt'), 'text/plain')}>
          {words.more.backup}
        </Button>
        <Button aria-expanded={showsCodes} onClick={() => setShowsCodes(!showsCodes)}>
          {words.more.codes}
        </Button>
      </div>
      {showsCodes && <CodeChain text={backup()} />}
      {isOpen && <p className="text-sm text-muted">{words.more.notFinal}</p>}
      {report.missing.length > 0 && (
        <p className="text-sm text-muted">
          {words.more.missing(report.missing.map((code) => words.more.records[code] ?? code).join(', '))}
        </p>
      )}
      <p className="text-sm text-muted">{words.more.chessResults}</p>
    </>
  )
}
