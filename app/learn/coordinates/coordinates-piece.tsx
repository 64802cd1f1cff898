import type { Square } from '#chess/types.ts'
import { DRILLS, DURATIONS } from '#contract/square-drills.ts'
import { takeFocusInPlace } from '#app/browser/take-focus.ts'
import { InPlaces, type ExercisePlaces } from '#app/exercise/exercise-places.tsx'
import { CoachCard } from '#app/stage/coach-card.tsx'
import { Button } from '#app/ui/button.tsx'
import { placeWords, type DrillState, type Setting } from './coordinates.ts'
import { CoordinatesBoard } from './coordinates-board.tsx'
import { askedWords, resultWords } from './coordinates-words.ts'
import { NameField } from './name-field.tsx'
import { useDrill, type DrillRecord } from './use-drill.ts'
import { words } from '#words/learn/coordinates'

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
        <div className="contents" data-phase={phase}>
          {isRunning ? (
            <Asked state={state} left={left} onSquare={(square) => dispatch({ type: 'answer', square })} />
          ) : (
            <>
              <CoachCard pose={kept ? 'praise' : 'welcome'} isSilent>
                <p className="exercise-ask">{words.drills.tasks[setting.drill]}</p>
                <p role="status" className="try-status">
                  {kept ? resultWords(state, kept) : best === 0 ? '' : words.coordinatesPiece.yourBest(best)}
                </p>
              </CoachCard>
              <DrillSettings
                setting={setting}
                onSet={(changed) => dispatch({ type: 'set', setting: changed })}
              />
            </>
          )}
        </div>
      }
      buttons={
        !isRunning && (
          <Button
            kind="primary"
            size="large"
            ref={phase === 'over' ? takeFocusInPlace : undefined}
            onClick={() => dispatch({ type: 'start' })}
          >
            {phase === 'over' ? words.coordinatesPiece.tryAgain : words.coordinatesPiece.start}
          </Button>
        )
      }
    />
  )
}

interface AskedProps {
  readonly state: DrillState
  /** Remaining time in seconds. */
  readonly left: number
  readonly onSquare: (square: Square) => void
}

/** The question of a running drill, with the number of right answers. */
const Asked = ({ state, left, onSquare }: AskedProps) => (
  <>
    <CoachCard pose={state.last === 'wrong' ? 'sorry' : 'thinking'} isSilent>
      <p role="status" className="drill-asked" data-drill={state.setting.drill}>
        {askedWords(state)}
        {state.setting.drill === 'name' && (
          <span className="sr-only">{placeWords(state.asked, state.setting.orientation)}</span>
        )}
      </p>
      <p className="drill-count">
        <span className={state.last === 'wrong' ? 'text-danger' : 'text-success'}>
          {words.coordinatesPiece.right(state.right)}
        </span>
        {state.wrong > 0 && <span>{words.coordinatesPiece.wrong(state.wrong)}</span>}
        <span aria-hidden="true">{words.coordinatesPiece.secondsLeft(left)}</span>
      </p>
    </CoachCard>
    {state.setting.drill === 'name' && <NameField onSquare={onSquare} />}
  </>
)

interface DrillSettingsProps {
  readonly setting: DrillState['setting']
  readonly onSet: (changed: Partial<Setting>) => void
}

function DrillSettings({ setting, onSet }: DrillSettingsProps) {
  return (
    <>
      <Choices
        name={words.coordinatesPiece.exercise}
        options={DRILLS.map((drill) => [drill, words.drills.names[drill]] as const)}
        value={setting.drill}
        onChoice={(drill) => onSet({ drill })}
      />
      <Choices
        name={words.coordinatesPiece.time}
        options={DURATIONS.map((seconds) => [seconds, words.coordinatesPiece.seconds(seconds)] as const)}
        value={setting.seconds}
        onChoice={(seconds) => onSet({ seconds })}
      />
      <Choices
        name={words.coordinatesPiece.seenFrom}
        options={[
          ['w', words.coordinatesPiece.sides.w],
          ['b', words.coordinatesPiece.sides.b],
        ]}
        value={setting.orientation}
        onChoice={(orientation) => onSet({ orientation })}
      />
    </>
  )
}

interface ChoicesProps<T extends string | number> {
  readonly name: string
  readonly options: readonly (readonly [value: T, label: string])[]
  readonly value: T
  readonly onChoice: (value: T) => void
}

const Choices = <T extends string | number>({ name, options, value, onChoice }: ChoicesProps<T>) => (
  <div role="group" aria-label={name} className="drill-choices">
    {options.map(([option, label]) => (
      <button key={option} type="button" aria-pressed={option === value} onClick={() => onChoice(option)}>
        {label}
      </button>
    ))}
  </div>
)
