import type { Rush, TrainingEntry } from '#contract/training.ts'
import { CoachCard } from '#app/stage/coach-card.tsx'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { StrokeIcon } from '#app/ui/stroke-icon.tsx'
import { bestOf } from './best-rush.ts'
import { PENALTY_MS } from './rush.ts'
import { words } from '#words/train/rush'

/** From Lucide (ISC). */
const HEART =
  'M19 14c1.49-1.46 3-3.21 3-5.5A5.5 5.5 0 0 0 16.5 3c-1.76 0-3 .5-4.5 2-1.5-1.5-2.74-2-4.5-2A5.5 5.5 0 0 0 2 8.5c0 2.3 1.5 4.05 3 5.5l7 7Z'

const LIVES = [1, 2, 3]

const RUSHES = ['minutes', 'lives'] as const satisfies readonly Rush[]

interface RushStartProps {
  /** Undefined until the device has been read. */
  readonly entries: readonly TrainingEntry[] | undefined
  readonly onBegin: (rush: Rush) => void
}

/** The two kinds of a rush to choose from, each with its best score. */
export const RushStart = ({ entries, onBegin }: RushStartProps) => (
  <>
    <CoachCard pose="welcome" isSilent>
      <p>{words.rushPage.howFarDoYouGet}</p>
    </CoachCard>
    {RUSHES.map((rush) => (
      <RushOffer
        key={rush}
        rush={rush}
        best={bestOf(entries ?? [], rush)}
        isReady={entries !== undefined}
        onBegin={() => onBegin(rush)}
      />
    ))}
  </>
)

interface RushOfferProps {
  readonly rush: Rush
  readonly best: number | undefined
  readonly isReady: boolean
  readonly onBegin: () => void
}

function RushOffer({ rush, best, isReady, onBegin }: RushOfferProps) {
  const { title, text, start } = words.rushPage.rushes[rush]
  return (
    <section aria-labelledby={`rush-${rush}`} className="rush-offer">
      <span aria-hidden="true" className="rush-emblem">
        {rush === 'minutes' ? (
          <Icon name="clock" />
        ) : (
          LIVES.map((life) => <StrokeIcon key={life} path={HEART} />)
        )}
      </span>
      <div>
        <header>
          <h2 id={`rush-${rush}`}>{title}</h2>
          {best !== undefined && <p className="font-semibold">{words.rushPage.yourBest(best)}</p>}
        </header>
        <p className="text-muted">{text(PENALTY_MS / 1_000)}</p>
      </div>
      <Button kind={rush === 'minutes' ? 'primary' : 'secondary'} disabled={!isReady} onClick={onBegin}>
        {start}
      </Button>
    </section>
  )
}
