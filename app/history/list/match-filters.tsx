import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { MatchFilter } from '#matches/match-filter.ts'
import { OPPONENT_KINDS } from '#matches/opponent.ts'
import { MATCH_RESULTS } from '#matches/judge.ts'
import { COLORS } from '#chess/types.ts'
import { words } from '#words/history'

interface MatchFiltersProps {
  readonly filter: MatchFilter
  /** The search text as typed. */
  readonly search: string
  /** An empty value removes the filter. */
  readonly onChange: (name: 'result' | 'opponent' | 'color' | 'q', value: string) => void
}

/** Debounces typing. */
const TYPING_MS = 350

export function MatchFilters({ filter, search, onChange }: MatchFiltersProps) {
  return (
    <search className="grid gap-3 sm:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_auto_auto_auto]">
      <SearchField key={search} search={search} onSearch={(text) => onChange('q', text)} />
      <Choice
        label={words.matchFilters.result}
        value={filter.result}
        options={MATCH_RESULTS.map((value) => [value, words.match.result(value)])}
        onChoose={(value) => onChange('result', value)}
      />
      <Choice
        label={words.matchFilters.opponent}
        value={filter.opponent}
        options={OPPONENT_KINDS.map((value) => [value, words.match.opponent(value)])}
        onChoose={(value) => onChange('opponent', value)}
      />
      <Choice
        label={words.matchFilters.color}
        value={filter.color}
        options={COLORS.map((value) => [value, words.matchFilters.side(value)])}
        onChoose={(value) => onChange('color', value)}
      />
    </search>
  )
}

const CONTROL =
  'min-h-11 w-full rounded-control border border-edge bg-surface px-3 py-2 text-label text-ink placeholder:text-muted'

function SearchField({ search, onSearch }: { search: string; onSearch: (text: string) => void }) {
  const [text, setText] = useState(search)
  const input = useRef<HTMLInputElement>(null)
  const ask = useEffectEvent(() => onSearch(text.trim()))
  useEffect(() => {
    if (text.trim() === search) return
    const timer = setTimeout(() => ask(), TYPING_MS)
    return () => clearTimeout(timer)
  }, [text, search])
  return (
    <label className="min-w-0">
      <span className="sr-only">{words.matchFilters.search}</span>
      <input
        ref={input}
        type="search"
        value={text}
        maxLength={60}
        placeholder={words.matchFilters.searchHint}
        className={CONTROL}
        onChange={(event) => setText(event.target.value)}
      />
    </label>
  )
}

interface ChoiceProps {
  readonly label: string
  readonly value: string | undefined
  readonly options: readonly (readonly [value: string, name: string])[]
  readonly onChoose: (value: string) => void
}

function Choice({ label, value, options, onChoose }: ChoiceProps) {
  return (
    <label className="flex items-center gap-2">
      <span className="text-sm text-muted max-lg:w-20 max-lg:shrink-0">{label}</span>
      <select
        className="w-full text-ink"
        value={value ?? ''}
        onChange={(event) => onChoose(event.target.value)}
      >
        <option value="">{words.matchFilters.all}</option>
        {options.map(([each, name]) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
