import { useId, useSyncExternalStore } from 'react'
import { STRENGTHS, strengthText, type Strength } from '#engine/strength.ts'
import { Button } from '#app/ui/button.tsx'
import {
  evenStrength,
  ownStrength,
  parseOwnStrength,
  rangeOfStrength,
  SURE_GAMES,
  type OwnStrength,
} from '#app/game/own-strength.ts'
import { MOST_GAMES } from '#matches/measured-strength.ts'
import { words } from '#words/game'

interface StrengthDialProps {
  readonly strength: Strength
  readonly onChange: (strength: Strength) => void
}

/** A slider for any strength, and a button for the player's own. */
export function StrengthDial({ strength, onChange }: StrengthDialProps) {
  const about = useId()
  const own = useSyncExternalStore(
    (listener) => ownStrength.subscribe(listener),
    () => ownStrength.value,
    () => parseOwnStrength(undefined),
  )
  const even = evenStrength(own)
  return (
    <div className="grid grid-cols-[1fr_auto] items-center gap-x-3">
      <input
        type="range"
        className="min-h-11 w-full min-w-0 accent-green"
        min={STRENGTHS.least}
        max={STRENGTHS.most}
        step={STRENGTHS.step}
        value={strength}
        aria-label={words.strengthDial.strength}
        aria-valuetext={strengthText(strength)}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
      <Button onClick={() => onChange(even)} disabled={strength === even} aria-describedby={about}>
        {words.strengthDial.matchMe}
      </Button>
      <p id={about} className="col-span-2 text-sm text-muted">
        {ownText(own)}
      </p>
    </div>
  )
}

function ownText(own: OwnStrength): string {
  const { games } = own
  if (games === 0) return words.strengthDial.unknown
  const range = rangeOfStrength(own)
  if (games < SURE_GAMES) return words.strengthDial.provisional(range, games)
  if (games >= MOST_GAMES) return words.strengthDial.afterLastGames(range, MOST_GAMES)
  return words.strengthDial.afterGames(range, games)
}
