import type { EndingGroup } from '#content/endings/curriculum.ts'
import { failuresOf, FEWEST_GAMES, PEOPLE_BANDS, type PeopleBand } from '#content/endings/failures.ts'
import { wilsonInterval } from '#content/endings/people.ts'
import { words } from '#words/train/endings'

interface PeopleLineProps {
  readonly group: EndingGroup
  /** Undefined if the user's strength is not known. */
  readonly band: PeopleBand | undefined
}

/** How often people of the user's strength give such endings away; of all ratings if theirs has too few games, and else nothing. */
export function PeopleLine({ group, band }: PeopleLineProps) {
  const failures = failuresOf(group)
  if (!failures) return null
  const at = [band ?? 0, 0].find(
    (each) => failures.played[PEOPLE_BANDS.indexOf(each as PeopleBand)]! >= FEWEST_GAMES,
  )
  if (at === undefined) return null
  const index = PEOPLE_BANDS.indexOf(at as PeopleBand)
  const [failed, played] = [failures.failed[index]!, failures.played[index]!]
  const [least, most] = wilsonInterval(failed, played).map((share) => Math.round(100 * share)) as [
    number,
    number,
  ]
  const figures = { failed, played, least, most }
  return (
    <p className="text-sm text-muted">
      {at === 0 ? words.page.ofEveryone(figures) : words.page.ofYourStrength(at, figures)}
    </p>
  )
}
