import { ColorChoiceGroup, TimeChoice } from './choice-groups.tsx'
import { OPPONENT_CHOICES, type Choices } from './choices.ts'
import { OpponentChoice } from './opponent-choice.tsx'
import { PeopleChoice } from './people-choice.tsx'
import { SetupOptions } from './setup-options.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { RadioGroup } from '#app/ui/form/radio-group.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { words } from '#words/game'
import './setup.css'

export interface SetupScreenProps {
  readonly choices: Choices
  readonly onChange: (changed: Partial<Choices>) => void
  /** A FEN or PGN to start from, and the error in it. */
  readonly startText: string
  readonly onStartText: (text: string) => void
  readonly wrong: string | undefined
  readonly onStart: () => void
  readonly onBack: () => void
  /** The number of the next move in a game that can be continued. */
  readonly unfinishedMove: number | undefined
  readonly onContinue: () => void
  readonly notice: string | undefined
}

export function SetupScreen(props: SetupScreenProps) {
  const { choices, onChange, onStart, onBack, unfinishedMove, onContinue, notice } = props
  const isComputer = choices.opponent === 'computer'
  return (
    <main className="setup">
      <h1>{words.setupScreen.title}</h1>
      {notice && <Notice>{notice}</Notice>}
      {unfinishedMove !== undefined && (
        <Notice action={<Button onClick={onContinue}>{words.setupScreen.continueGame}</Button>}>
          {words.setupScreen.unfinishedGame(unfinishedMove)}
        </Notice>
      )}
      <Card aria-labelledby="game-setup" className="setup-panel">
        <h2 id="game-setup">{words.setupScreen.gameSetup}</h2>
        <RadioGroup
          legend={words.setupScreen.gameMode}
          className="setup-mode"
          options={OPPONENT_CHOICES.map((opponent) => ({ value: opponent, label: words.modes[opponent] }))}
          value={choices.opponent}
          onChange={(opponent) => onChange({ opponent })}
        />
        {isComputer ? (
          <OpponentChoice skill={choices.skill} onChange={(skill) => onChange({ skill })} />
        ) : (
          <PeopleChoice choices={choices} onChange={onChange} />
        )}
        <div className="setup-rest">
          <TimeChoice
            minutes={choices.minutes}
            untimed={choices.untimed}
            onChange={(minutes) =>
              onChange(minutes === undefined ? { untimed: true } : { untimed: false, minutes })
            }
          />
          {isComputer && <ColorChoiceGroup color={choices.color} onChange={(color) => onChange({ color })} />}
          {isComputer && <CoachChoice isOn={choices.coached} onChange={(coached) => onChange({ coached })} />}
        </div>
        <div className="setup-actions">
          <Button onClick={onBack} size="large">
            {words.setupScreen.back}
          </Button>
          <Button onClick={onStart} kind="primary" size="large" className="grow">
            {words.setupScreen.startGame}
          </Button>
        </div>
        <SetupOptions {...props} />
      </Card>
    </main>
  )
}

interface CoachChoiceProps {
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
}

const CoachChoice = ({ isOn, onChange }: CoachChoiceProps) => (
  <label className="setup-coach">
    <input
      type="checkbox"
      className="size-4.5 flex-none accent-green"
      checked={isOn}
      onChange={(event) => onChange(event.target.checked)}
    />
    {words.setupScreen.coachMyMoves}
  </label>
)
