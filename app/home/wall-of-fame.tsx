import type { CSSProperties } from 'react'
import type { Donor } from '#contract/donation.ts'
import { LinkButton } from '#app/ui/link-button.tsx'
import { ReportLink } from '#app/ui/report-link.tsx'
import { words } from '#words/home'
import './home.css'

/** Seconds for each name, at a reader's pace. */
const SECONDS_A_NAME = 5
const LEAST_SECONDS = 30

interface WallOfFameProps {
  readonly donors: readonly Donor[]
  /** The email address for reports of unsuitable names. */
  readonly reportTo: string
}

/** The donors' names, moving in an endless loop that contains them three times. Renders nothing without donors. */
export function WallOfFame({ donors, reportTo }: WallOfFameProps) {
  if (donors.length === 0) return null
  const seconds = Math.max(LEAST_SECONDS, donors.length * SECONDS_A_NAME)
  return (
    <section aria-labelledby="wall" className="wall">
      <div className="page mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id="wall" className="text-2xl sm:text-3xl">
          {words.wallOfFame.wallOfFame}
        </h2>
        <LinkButton to="/support">{words.wallOfFame.supportUs}</LinkButton>
      </div>
      <div className="wall-window">
        <div className="wall-track" style={{ '--wall-time': `${seconds}s` } as CSSProperties}>
          {[1, 2, 3].map((copy) => (
            // Screen readers only read one copy.
            <ul
              key={copy}
              aria-hidden={copy > 1 || undefined}
              aria-label={copy === 1 ? words.wallOfFame.donors : undefined}
            >
              {donors.map(({ id, name, pence }) => (
                <li key={id}>
                  <bdi className="font-display text-lg font-semibold">{name}</bdi>
                  {pence !== undefined && (
                    <span className="text-label text-muted tabular-nums">{poundsOf(pence)}</span>
                  )}
                </li>
              ))}
            </ul>
          ))}
        </div>
      </div>
      <p className="page mt-2 text-right">
        <ReportLink to={reportTo} about={words.wallOfFame.reportedThing}>
          {words.wallOfFame.reportAName}
        </ReportLink>
      </p>
    </section>
  )
}

const poundsOf = (pence: number): string => `£${pence % 100 === 0 ? pence / 100 : (pence / 100).toFixed(2)}`
