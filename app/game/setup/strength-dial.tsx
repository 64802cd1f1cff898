import { useId, useSyncExternalStore } from 'react'
import { STRENGTHS, strengthText, type Strength } from '#engine/strength.ts'
import { Button } from '#app/ui/button.tsx'
import { evenStrength, NOT_PLAYED, ownStrength } from '#app/game/strength/own-strength.ts'

interface StrengthDialProps {
  readonly strength: Strength
  readonly onChange: (strength: Strength) => void
}

/** Any strength between the levels, or the one that plays whoever sits here on even terms. */
export function StrengthDial({ strength, onChange }: StrengthDialProps) {
  const id = useId()
  const own = useSyncExternalStore(
    ownStrength.subscribe,
    () => ownStrength.value,
    () => NOT_PLAYED,
  )
  const even = evenStrength(own)
  return (
    <div className="grid gap-1 rounded-control border border-hairline px-4 py-1">
      <label htmlFor={id} className="flex justify-between gap-3 text-label font-semibold">
        Strength
        <output htmlFor={id} className="tabular-nums">
          {strengthText(strength)}
        </output>
      </label>
      <input
        id={id}
        type="range"
        className="min-h-11 w-full accent-green"
        min={STRENGTHS.least}
        max={STRENGTHS.most}
        step={STRENGTHS.step}
        value={strength}
        aria-valuetext={strengthText(strength)}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <Button onClick={() => onChange(even)} disabled={strength === even}>
          Match me
        </Button>
        <p className="text-sm text-muted">{ownText(own.games, own.rating)}</p>
      </div>
    </div>
  )
}

function ownText(games: number, rating: number): string {
  if (games === 0) return 'Your strength is not known yet: we begin at 1,000.'
  const strength = Math.round(rating).toLocaleString('en-GB')
  return `Your strength: ${strength}, after ${games} game${games === 1 ? '' : 's'}`
}
