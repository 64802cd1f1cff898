import { COLORS } from '#chess/types.ts'
import { DRILLS, DURATIONS } from '#contract/square-drills.ts'
import { takeFocusInPlace } from '#app/browser/take-focus.ts'
import { InPlaces, type ExercisePlaces } from '#app/exercise/exercise-places.tsx'
import { AnswerArea } from '#app/stage/answer-area.tsx'
import { CoachCard } from '#app/stage/coach-card.tsx'
import { Button } from '#app/ui/button.tsx'
import { RadioGroup } from '#app/ui/form/radio-group.tsx'
import type { DrillState, Setting } from './coordinates.ts'
import { CoordinatesBoard } from './coordinates-board.tsx'
import { askedWords, placeWords, resultWords } from './coordinates-words.ts'
import { NameField } from './name-field.tsx'
import { useDrill, type DrillRecord } from './use-drill.ts'
import { words } from '#words/learn/coordinates'

const TONES = { right: 'good', wrong: 'bad' } as const

interface CoordinatesPieceProps extends DrillRecord {
  readonly places: ExercisePlaces
}

/** A timed drill for the names of squares: by pointer, touch, keys, and in words for users who do not see the board. */
export function CoordinatesPiece({ places, ...record }: CoordinatesPieceProps) {
  const { state, dispatch, left, kept, best } = useDrill(record)
  const { phase, setting } = state
  const isRunning = phase === 'running'
  return (
    <InPlaces
      places={places}
      board={
        <CoordinatesBoard
          key={phase}
          state={state}
          onPress={(square) => setting.drill !== 'name' && dispatch({ type: 'answer', square })}
        />
      }
      side={
        <>
          {phase !== 'ready' && <Score state={state} left={isRunning ? left : 0} best={best} />}
          <AnswerArea
            phase={phase}
            pose={kept ? 'praise' : 'welcome'}
            tone={isRunning && state.last ? TONES[state.last] : undefined}
            answers={state.right + state.wrong}
            words={isRunning && <Asked state={state} />}
            ask={<p className="exercise-ask">{words.drills.tasks[setting.drill]}</p>}
            status={kept ? resultWords(state, kept) : best === 0 ? '' : words.coordinatesPiece.yourBest(best)}
            buttons={
              !isRunning && (
                <Button
                  kind="primary"
                  ref={phase === 'over' ? takeFocusInPlace : undefined}
                  onClick={() => dispatch({ type: 'start' })}
                >
                  {phase === 'over' ? words.coordinatesPiece.tryAgain : words.coordinatesPiece.start}
                </Button>
              )
            }
            typed={
              isRunning &&
              setting.drill === 'name' && (
                <NameField onSquare={(square) => dispatch({ type: 'answer', square })} />
              )
            }
          />
          {!isRunning && (
            <DrillSettings
              setting={setting}
              onSet={(changed) => dispatch({ type: 'set', setting: changed })}
            />
          )}
        </>
      }
    />
  )
}

interface ScoreProps {
  readonly state: DrillState
  /** Remaining time in seconds. */
  readonly left: number
  readonly best: number
}

/** Time and score, in the same place before, during and after a run. */
const Score = ({ state: { setting, right, wrong }, left, best }: ScoreProps) => (
  <div className="drill-score">
    <dl>
      <Figure name={words.coordinatesPiece.time} value={words.coordinatesPiece.seconds(left)} />
      <Figure name={words.coordinatesPiece.right} value={right} />
      <Figure name={words.coordinatesPiece.wrong} value={wrong} />
      <Figure name={words.coordinatesPiece.best} value={best || '–'} />
    </dl>
    <progress aria-hidden="true" className="stage-progress" value={left} max={setting.seconds} />
  </div>
)

const Figure = ({ name, value }: { readonly name: string; readonly value: string | number }) => (
  <div>
    <dt>{name}</dt> <dd>{value}</dd>
  </div>
)

/** The question of a running drill: a name in letters that are legible in peripheral vision, or a sentence. */
const Asked = ({ state }: { readonly state: DrillState }) => (
  <CoachCard pose={state.last === 'wrong' ? 'sorry' : 'thinking'} isSilent>
    <p role="status" className="drill-asked" data-drill={state.setting.drill}>
      {askedWords(state)}
      {state.setting.drill === 'name' && (
        <span className="sr-only">{placeWords(state.asked, state.setting.orientation)}</span>
      )}
    </p>
  </CoachCard>
)

interface DrillSettingsProps {
  readonly setting: DrillState['setting']
  readonly onSet: (changed: Partial<Setting>) => void
}

const DrillSettings = ({ setting, onSet }: DrillSettingsProps) => (
  <div className="drill-settings">
    <RadioGroup
      legend={words.coordinatesPiece.exercise}
      options={DRILLS.map((drill) => ({ value: drill, label: words.drills.names[drill] }))}
      value={setting.drill}
      onChange={(drill) => onSet({ drill })}
    />
    <RadioGroup
      legend={words.coordinatesPiece.time}
      options={DURATIONS.map((seconds) => ({
        value: seconds,
        label: words.coordinatesPiece.seconds(seconds),
      }))}
      value={setting.seconds}
      onChange={(seconds) => onSet({ seconds })}
    />
    <RadioGroup
      legend={words.coordinatesPiece.seenFrom}
      options={COLORS.map((color) => ({ value: color, label: words.coordinatesPiece.sides[color] }))}
      value={setting.orientation}
      onChange={(orientation) => onSet({ orientation })}
    />
  </div>
)
