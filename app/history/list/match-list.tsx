import { useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { isNarrow, parseFilter } from '#matches/match-filter.ts'
import { Button } from '#app/ui/button.tsx'
import { deleteAccountMatch, restoreAccountMatch } from '#app/history/account-matches.ts'
import type { AccuracyOf } from '#app/history/overview/overview.tsx'
import type { ListedMatch } from '#app/history/listed-match.ts'
import { MatchFilters } from './match-filters.tsx'
import { HistoryTable } from './match-table.tsx'
import { UndoBar } from './undo-bar.tsx'
import { matchSync } from '#app/history/sync/use-match-sync.ts'
import { words } from '#words/history'

interface MatchListProps {
  readonly title: string
  /** Undefined while loading. */
  readonly listed: readonly ListedMatch[] | undefined
  readonly accuracyOf: AccuracyOf
  readonly onChanged: () => void
  readonly exports: ReactNode
  /** Links to other pages of the list. */
  readonly pages?: ReactNode
  readonly empty: ReactNode
}

interface Deletion {
  readonly listed: ListedMatch
  readonly error?: true
}

/** A list of matches with filters, which are stored in the address. Deleting can be undone. */
export function MatchList(props: MatchListProps) {
  const { title, listed, accuracyOf, onChanged, exports, pages, empty } = props
  const [params, setParams] = useSearchParams()
  const deletion = useDeletion(onChanged)
  const filter = parseFilter(params)
  const narrowed = isNarrow(filter)
  // Shows filters that are in use.
  const [hasTools, setTools] = useState(narrowed)

  const change = (name: string, value: string) =>
    setParams((before) => withFilter(before, name, value), {
      replace: name === 'q',
      preventScrollReset: true,
    })

  return (
    <section aria-labelledby="match-history" className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h2 id="match-history" className="text-xl">
          {title}
        </h2>
        {(narrowed || (listed?.length ?? 0) > 0) && (
          <Button aria-expanded={hasTools} aria-controls="match-tools" onClick={() => setTools(!hasTools)}>
            {words.matchList.filterAndExport}
          </Button>
        )}
      </div>
      <div id="match-tools" hidden={!hasTools}>
        {hasTools && (
          <div className="grid justify-items-start gap-3">
            <MatchFilters filter={filter} search={params.get('q') ?? ''} onChange={change} />
            {exports}
          </div>
        )}
      </div>
      {listed === undefined ? (
        <p className="py-10 text-center text-muted">{words.matchList.loading}</p>
      ) : listed.length > 0 ? (
        <HistoryTable
          listed={listed}
          accuracyOf={accuracyOf}
          onReplay={(id) =>
            setParams((before) => new URLSearchParams([...before, ['game', id]]), {
              state: { isFromList: true },
            })
          }
          onDelete={(each) => void deletion.remove(each)}
        />
      ) : narrowed ? (
        <NothingFits onAll={() => setParams({})} />
      ) : (
        empty
      )}
      {pages}
      <UndoBar {...deletion.bar} />
    </section>
  )
}

/** From the first page. */
function withFilter(params: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(params)
  next.delete('after')
  if (value === '') next.delete(name)
  else next.set(name, value)
  return next
}

/** Deletes matches and can restore the last one. */
function useDeletion(onChanged: () => void) {
  const [deleted, setDeleted] = useState<Deletion>()

  async function remove(each: ListedMatch) {
    try {
      await (each.place === 'device'
        ? matchSync().remove(each.stored.gameId)
        : deleteAccountMatch(each.match.id))
      setDeleted({ listed: each })
    } catch (error) {
      console.warn('A match was not deleted.', error)
      setDeleted({ listed: each, error: true })
    }
    onChanged()
  }

  async function undo({ listed: each }: Deletion) {
    setDeleted(undefined)
    try {
      await (each.place === 'device' ? matchSync().restore(each.stored) : restoreAccountMatch(each.match.id))
    } catch (error) {
      console.warn('A match was not brought back.', error)
    }
    onChanged()
  }

  const bar = {
    text: deleted && (deleted.error ? words.matchList.couldNotBeDeleted : words.matchList.isDeleted),
    onUndo: deleted && !deleted.error ? () => void undo(deleted) : undefined,
    onClose: () => setDeleted(undefined),
  }
  return { remove, bar }
}

function NothingFits({ onAll }: { readonly onAll: () => void }) {
  return (
    <div className="grid justify-items-center gap-3 py-10 text-center">
      <p>{words.matchList.nothingFits}</p>
      <Button onClick={onAll}>{words.matchList.showAll}</Button>
    </div>
  )
}
