import type { Rush, TrainingEntry } from '#contract/training.ts'
import { CoachCard } from '#app/stage/coach-card.tsx'
import { Button } from '#app/ui/button.tsx'
import { bestOf } from './best-rush.ts'
import { PENALTY_MS } from './rush.ts'
import { words } from '#words/train/rush'

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
      <h2 id={`rush-${rush}`}>{title}</h2>
      <p>{text(PENALTY_MS / 1_000)}</p>
      <p className="text-muted">
        {best === undefined ? words.rushPage.notPlayed : words.rushPage.yourBest(best)}
      </p>
      <Button kind={rush === 'minutes' ? 'primary' : 'secondary'} disabled={!isReady} onClick={onBegin}>
        {start}
      </Button>
    </section>
  )
}
