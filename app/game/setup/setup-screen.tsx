import { Link } from 'react-router'
import { ColorChoiceGroup, TimeChoice } from './choice-groups.tsx'
import { OPPONENT_CHOICES, type Choices } from './choices.ts'
import { SetupOptions } from './setup-options.tsx'
import { SkillChoice } from './skill-choice.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Checkbox } from '#app/ui/form/checkbox.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { RadioGroup } from '#app/ui/form/radio-group.tsx'
import { richText } from '#app/ui/rich-text.ts'
import { words } from '#words/game'

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
  return (
    <main className="mx-auto grid w-full max-w-article gap-2 px-4 pt-2 pb-6 sm:gap-3 sm:pt-3">
      <h1 className="text-center text-xl sm:text-2xl">{words.setupScreen.title}</h1>
      {notice && <Notice>{notice}</Notice>}
      {unfinishedMove !== undefined && (
        <Notice action={<Button onClick={onContinue}>{words.setupScreen.continueGame}</Button>}>
          {words.setupScreen.unfinishedGame(unfinishedMove)}
        </Notice>
      )}
      <Card
        aria-labelledby="game-setup"
        className="grid gap-1.5 pb-0! max-sm:px-4 max-sm:pt-3 sm:gap-4 sm:px-8"
      >
        <h2 id="game-setup" className="text-lg">
          {words.setupScreen.gameSetup}
        </h2>
        <RadioGroup
          legend={words.setupScreen.gameMode}
          columns="grid-cols-2"
          options={OPPONENT_CHOICES.map((opponent) => ({ value: opponent, label: words.modes[opponent] }))}
          value={choices.opponent}
          onChange={(opponent) => onChange({ opponent })}
        />
        {choices.opponent === 'same-screen' && (
          <p className="text-label">
            {richText(words.setupScreen.friendElsewhere((text) => <Link to="/online">{text}</Link>))}
          </p>
        )}
        <TimeChoice
          minutes={choices.minutes}
          untimed={choices.untimed}
          onChange={(minutes) =>
            onChange(minutes === undefined ? { untimed: true } : { untimed: false, minutes })
          }
        />
        {choices.opponent === 'computer' && <ComputerChoice choices={choices} onChange={onChange} />}
        <div className="flex flex-wrap items-start justify-between gap-x-4">
          <SetupOptions {...props} />
          {choices.opponent === 'computer' && (
            <Checkbox
              label={words.setupScreen.coachMyMoves}
              checked={choices.coached}
              onChange={(event) => onChange({ coached: event.target.checked })}
            />
          )}
        </div>
        <SetupButtons onBack={onBack} onStart={onStart} />
      </Card>
    </main>
  )
}

function ComputerChoice({ choices, onChange }: Pick<SetupScreenProps, 'choices' | 'onChange'>) {
  return (
    <>
      <ColorChoiceGroup color={choices.color} onChange={(color) => onChange({ color })} />
      <SkillChoice skill={choices.skill} onChange={(skill) => onChange({ skill })} />
    </>
  )
}

/** Sticks to the lower edge of the window while the panel continues below. */
function SetupButtons({ onBack, onStart }: Pick<SetupScreenProps, 'onBack' | 'onStart'>) {
  return (
    <div className="sticky-actions flex flex-wrap justify-between gap-3 rounded-b-card bg-surface pt-1 pb-3 sm:pb-4">
      <Button onClick={onBack} size="large" className="max-sm:px-4">
        {words.setupScreen.back}
      </Button>
      <Button onClick={onStart} kind="primary" size="large" className="grow max-sm:px-4">
        {words.setupScreen.startGame}
      </Button>
    </div>
  )
}
