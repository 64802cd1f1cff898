import type { ReactNode } from 'react'
import { gamesOf, type Tally } from '#matches/statistics.ts'
import { ResultBar } from './result-bar.tsx'
import { words } from '#words/history'

interface TallyTableProps {
  /** The heading of the rows: `Level`. */
  readonly title: string
  readonly rows: readonly { readonly name: string; readonly tally: Tally }[]
  /** Renders a name; absent if it is shown as it is. */
  readonly nameOf?: (name: string) => ReactNode
}

/** Wins, draws and losses by kind of game. */
export function TallyTable({ title, rows, nameOf }: TallyTableProps) {
  const played = rows.filter(({ tally }) => gamesOf(tally) > 0)
  if (played.length === 0) return null
  return (
    <table className="figures-table tally-table">
      <thead>
        <tr>
          <th scope="col">{title}</th>
          <th scope="col">
            <span className="sr-only">{words.tallyTable.shares}</span>
          </th>
          <th scope="col">{words.tallyTable.wins}</th>
          <th scope="col">{words.tallyTable.draws}</th>
          <th scope="col">{words.tallyTable.losses}</th>
        </tr>
      </thead>
      <tbody>
        {played.map(({ name, tally }) => (
          <tr key={name}>
            <th scope="row">{nameOf ? nameOf(name) : name}</th>
            <td>
              <ResultBar tally={tally} />
            </td>
            <td>{tally.win}</td>
            <td>{tally.draw}</td>
            <td>{tally.loss}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
