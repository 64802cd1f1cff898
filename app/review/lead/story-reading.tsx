import { opposite } from '#chess/types.ts'
import { AnswerArea } from '#app/stage/answer-area.tsx'
import { Stage } from '#app/stage/stage.tsx'
import { Button } from '#app/ui/button.tsx'
import {
  Bar,
  Coach,
  GraphAndSteps,
  ShownBoard,
  Tabs,
  useReading,
  type CoachStory,
  type ReviewReadingProps,
} from '../review-reading.tsx'
import { LeadButton } from './lead-button.tsx'
import type { LeadStep } from './lead-steps.ts'
import { foundSoFar, storyText } from './story-text.ts'
import { lineAt, useLeadSteps } from './use-lead.ts'
import { words } from '#words/review'

/** Actions of the large button and of those below it that lead out of the review. */
export interface StoryActions {
  readonly onRematch: () => void
  readonly onNewGame: () => void
  /** Returns to the final position of the game. */
  readonly onClose: () => void
}

interface StoryReadingProps extends ReviewReadingProps {
  readonly actions: StoryActions
  /** How many steps were taken. */
  readonly taken: number
  readonly onTaken: (steps: number) => void
  /** Asks for a better move than the one after `index` moves. */
  readonly onTry: (index: number) => void
}

/**
 * A review on the stage of its game: the coach tells the story at the position that decided it, and one button at one place leads
 * on. Everything else about the game is in the panel left of the board, on small windows below it.
 */
export function StoryReading(props: StoryReadingProps) {
  const { game, reviewing, actions, taken } = props
  const { review, judgements, status, judged } = reviewing
  const isDone = status === 'done'
  const last = game.line.length
  const toldPly = toldPlyOf(props)
  const { parts, boardRef, strip } = useReading(props, toldPly)
  const { cursor, orientation, moments, onMoment } = parts
  const steps = useLeadSteps(game, isDone ? review : undefined, judgements, moments)

  function onStep(step: LeadStep) {
    props.onTaken(taken + 1)
    if (step.kind === 'rematch') return actions.onRematch()
    if (step.kind === 'try') return props.onTry(step.index)
    onMoment(step.index + 1)
    const line = step.kind === 'show' && review ? lineAt(game, review, judgements, step.index) : undefined
    if (line) cursor.change({ type: 'show-line', line })
  }

  return (
    <Stage
      kind="game"
      top={strip(opposite(orientation))}
      bottom={strip(orientation)}
      bar={<Bar {...parts} />}
      board={
        <div ref={boardRef}>
          <ShownBoard {...parts} />
        </div>
      }
      under={<GraphAndSteps {...parts} />}
      column={
        <AnswerArea
          phase="story"
          pose="welcome"
          tone={undefined}
          status={undefined}
          words={<Coach {...parts} story={storyOf(props)} />}
          buttons={
            <LeadButton
              step={steps && (steps[taken] ?? steps.at(-1))}
              judged={Math.max(0, judged.length - 1)}
              moves={last}
              onStep={onStep}
            />
          }
          more={<MoreButtons {...actions} />}
        />
      }
      left={<Tabs {...parts} />}
    />
  )
}

/** While the game is judged, the board goes along. Then it is at the turning point, if there is one. */
function toldPlyOf({ game, reviewing: { review, status, judged } }: ReviewReadingProps): number {
  if (status !== 'done') return Math.max(0, judged.length - 1)
  return review?.turningPoint === undefined ? game.line.length : review.turningPoint + 1
}

const MoreButtons = ({ onNewGame, onClose }: StoryActions) => (
  <>
    <Button icon="new" onClick={onNewGame}>
      {words.lead.newGame}
    </Button>
    <Button icon="undo" onClick={onClose}>
      {words.lead.close}
    </Button>
  </>
)

/** While the game is judged: the verdict on the newest move that was an error. Then the story. */
function storyOf({ game, reviewing }: ReviewReadingProps): CoachStory {
  const { review, judgements, status } = reviewing
  if (review && status === 'done') return storyText(game, review, judgements)
  return { text: words.lead.lookingOn, reason: review && foundSoFar(game, review, judgements) }
}
