import type { CrossTableRow } from '#tournaments/cross-table.ts'
import type { RoundRecord } from '#pairing/tournament.ts'
import { writeRank } from './standings-table.tsx'
import { words } from '#words/tournament'

interface CrossTableProps {
  readonly rows: readonly CrossTableRow[]
  readonly rounds: number
}

const SIGNS = { win: '1', draw: '½', loss: '0' } as const

/** `12w1`: the opponent's row, the colour and the result. */
function writeCell(record: RoundRecord, opponentRow: number | undefined): string {
  const { cell } = words.standings
  if (record.kind === 'bye') return cell.free[record.bye]
  const result =
    record.kind === 'game' ? SIGNS[record.result] : record.kind === 'pending' ? '?' : record.won ? '+' : '–'
  const color = record.color === 'w' ? cell.white : cell.black
  return `${opponentRow ?? '×'}${color}${result}`
}

/** Each player's opponents, colours and results, in the order of the standings. */
export const CrossTable = ({ rows, rounds }: CrossTableProps) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- so that keys can scroll it
  <div className="table-frame" role="region" aria-labelledby="standings-title" tabIndex={0}>
    <table className="tournament-table cross-table">
      <thead>
        <tr>
          <th scope="col">{words.standings.rank}</th>
          <th scope="col">{words.standings.name}</th>
          {Array.from({ length: rounds }, (_, index) => (
            <th key={index} scope="col">
              <abbr title={words.standings.roundLabel(index + 1)}>
                {words.standings.roundHead(index + 1)}
              </abbr>
            </th>
          ))}
          <th scope="col">{words.standings.points}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.player.id}>
            <td>{writeRank(row)}</td>
            <th scope="row">{row.player.name}</th>
            {row.cells.map(({ record, opponentRow }, index) => (
              <td key={index}>{writeCell(record, opponentRow)}</td>
            ))}
            <td>
              <strong>{words.points(row.points)}</strong>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
