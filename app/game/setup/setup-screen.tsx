import { Link } from 'react-router'
import { ColorChoiceGroup, TimeChoice } from './choice-groups.tsx'
import type { Choices } from './choices.ts'
import { SetupOptions } from './setup-options.tsx'
import { SkillChoice } from './skill-choice.tsx'
import { GAME_MODES } from '#app/game/settings.ts'
import { MODE_NAMES } from '#app/game/mode-names.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Checkbox } from '#app/ui/form/checkbox.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { RadioGroup } from '#app/ui/form/radio-group.tsx'

export interface SetupScreenProps {
  readonly choices: Choices
  readonly onChange: (changed: Partial<Choices>) => void
  /** A FEN or PGN to start from, and what is wrong with it, if anything is. */
  readonly startText: string
  readonly onStartText: (text: string) => void
  readonly wrong: string | undefined
  readonly onStart: () => void
  readonly onBack: () => void
  /** Number of the next move of a game that can be gone on with, laid aside or found on the device. */
  readonly unfinishedMove: number | undefined
  readonly onContinue: () => void
  readonly notice: string | undefined
}

export function SetupScreen(props: SetupScreenProps) {
  const { choices, onChange, onStart, onBack, unfinishedMove, onContinue, notice } = props
  return (
    <main className="mx-auto grid w-full max-w-article gap-2 px-4 pt-2 pb-6 sm:gap-3 sm:pt-3">
      <h1 className="text-center text-xl sm:text-2xl">Start New Chess Match</h1>
      {notice && <Notice>{notice}</Notice>}
      {unfinishedMove !== undefined && (
        <Notice action={<Button onClick={onContinue}>Continue Game</Button>}>
          You have an unfinished game, at move {unfinishedMove}.
        </Notice>
      )}
      <Card
        aria-labelledby="game-setup"
        className="grid gap-1.5 pb-0! max-sm:px-4 max-sm:pt-3 sm:gap-4 sm:px-8"
      >
        <h2 id="game-setup" className="text-lg">
          Game Setup
        </h2>
        <RadioGroup
          legend="Game Mode"
          columns="grid-cols-2"
          options={GAME_MODES.map((mode) => ({ value: mode, label: MODE_NAMES[mode] }))}
          value={choices.mode}
          onChange={(mode) => onChange({ mode })}
        />
        {choices.mode === 'human-vs-human' && (
          <p className="text-label">
            Friend somewhere else? <Link to="/online">Play a Friend</Link> by link.
          </p>
        )}
        <TimeChoice
          minutes={choices.timeControl}
          untimed={choices.untimed}
          onChange={(timeControl) =>
            onChange(timeControl === undefined ? { untimed: true } : { untimed: false, timeControl })
          }
        />
        {choices.mode === 'human-vs-ai' && <ComputerChoice choices={choices} onChange={onChange} />}
        <div className="flex flex-wrap items-start justify-between gap-x-4">
          <SetupOptions {...props} />
          {choices.mode === 'human-vs-ai' && (
            <Checkbox
              label="Coach my moves"
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
      <ColorChoiceGroup color={choices.playerColor} onChange={(playerColor) => onChange({ playerColor })} />
      <SkillChoice skill={choices.aiDifficulty} onChange={(aiDifficulty) => onChange({ aiDifficulty })} />
    </>
  )
}

/** Stays at the window's lower edge while the panel continues below it. */
function SetupButtons({ onBack, onStart }: Pick<SetupScreenProps, 'onBack' | 'onStart'>) {
  return (
    <div className="sticky-actions flex flex-wrap justify-between gap-3 rounded-b-card bg-surface pt-1 pb-3 sm:pb-4">
      <Button onClick={onBack} size="large" className="max-sm:px-4">
        Back
      </Button>
      <Button onClick={onStart} kind="primary" size="large" className="grow max-sm:px-4">
        Start Game
      </Button>
    </div>
  )
}
