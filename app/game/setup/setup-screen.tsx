import { LEVEL_DESCRIPTIONS, LEVEL_NAMES, LEVELS } from '#engine/levels.ts'
import { COLORS } from '#chess/types.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { PieceImage } from '#app/ui/piece.tsx'
import { RadioGroup } from '#app/ui/radio-group.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { GAME_MODES, TIME_CONTROLS, type GameSettings } from '#app/game/settings.ts'
import { SetupOptions } from './setup-options.tsx'
import { COLOR_NAMES } from '#chess/names.ts'
import { MODE_NAMES } from '#app/game/wording.ts'

export interface SetupScreenProps {
  readonly settings: GameSettings
  readonly onChange: (settings: GameSettings) => void
  readonly onStart: () => void
  readonly onStartFrom: (text: string) => Promise<string | undefined>
  readonly onBack: () => void
  /** Goes on with a game found on the device, if there is one. */
  readonly onContinue: (() => void) | undefined
  readonly notice: string | undefined
}

export function SetupScreen(props: SetupScreenProps) {
  const { settings, onChange, onStart, onBack, onContinue, notice } = props
  const change = (changed: Partial<GameSettings>) => onChange({ ...settings, ...changed })
  return (
    <main className="mx-auto grid w-full max-w-article gap-6 px-4 py-8">
      <h1 className="text-center text-3xl">Start New Chess Match</h1>
      {notice && <Notice>{notice}</Notice>}
      {onContinue && (
        <Notice action={<Button onClick={onContinue}>Continue Game</Button>}>
          You have an unfinished game.
        </Notice>
      )}
      <Card aria-labelledby="game-setup" className="grid gap-6 sm:p-8">
        <h2 id="game-setup" className="text-xl">
          Game Setup
        </h2>
        <RadioGroup
          legend="Game Mode"
          columns="grid-cols-2"
          options={GAME_MODES.map((mode) => ({ value: mode, label: MODE_NAMES[mode] }))}
          value={settings.mode}
          onChange={(mode) => change({ mode })}
        />
        <RadioGroup
          legend="Time Control"
          columns="grid-cols-3 sm:grid-cols-6"
          options={TIME_CONTROLS.map((minutes) => ({ value: minutes, label: `${minutes} min` }))}
          value={settings.timeControl}
          onChange={(timeControl) => change({ timeControl })}
        />
        {settings.mode === 'human-vs-ai' && (
          <>
            <RadioGroup
              legend="Color"
              columns="grid-cols-2"
              options={COLORS.map((color) => ({
                value: color,
                label: COLOR_NAMES[color],
                image: <PieceImage piece={{ color, role: 'k' }} className="size-10" />,
              }))}
              value={settings.playerColor}
              onChange={(playerColor) => change({ playerColor })}
            />
            <RadioGroup
              legend="Difficulty"
              columns="sm:grid-cols-2"
              options={LEVELS.map((level) => ({
                value: level,
                label: LEVEL_NAMES[level],
                note: LEVEL_DESCRIPTIONS[level],
              }))}
              value={settings.aiDifficulty}
              onChange={(aiDifficulty) => change({ aiDifficulty })}
            />
          </>
        )}
        <SetupOptions settings={settings} onChange={change} onStartFrom={props.onStartFrom} />
        <div className="flex flex-wrap-reverse justify-between gap-3">
          <Button onClick={onBack} size="large" className="grow sm:grow-0">
            Back
          </Button>
          <Button onClick={onStart} kind="primary" size="large" className="grow">
            Start Game
          </Button>
        </div>
      </Card>
    </main>
  )
}
