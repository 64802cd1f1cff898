import { Icon, type IconName } from '#app/ui/icon.tsx'
import { pressUnless } from '#app/ui/press-unless.ts'
import { SPEEDS, type Speed, type StepperEvent } from '#app/line/stepper.ts'
import { words } from '#words/history'

interface ReplayControlsProps {
  readonly ply: number
  readonly last: number
  readonly lastMove: string
  readonly isPlaying: boolean
  readonly speed: Speed
  readonly onSpeed: (speed: Speed) => void
  readonly dispatch: (event: StepperEvent) => void
}

/** The progress bar, which can be dragged, and the buttons. */
export function ReplayControls(props: ReplayControlsProps) {
  const { ply, last, lastMove, isPlaying, speed, onSpeed, dispatch } = props
  const button = (
    type: 'first' | 'previous' | 'next' | 'last',
    label: string,
    icon: IconName,
    off: boolean,
  ) => (
    <button
      type="button"
      className="step-button"
      aria-label={label}
      title={label}
      {...pressUnless(off, () => dispatch({ type }))}
    >
      <Icon name={icon} className="size-6" />
    </button>
  )
  return (
    <div className="grid gap-2">
      <div className="replay-progress">
        <progress
          className="stage-progress"
          aria-label={words.replayControls.progress}
          value={ply}
          max={last}
        />
        <input
          type="range"
          className="stage-slider"
          aria-label={words.replayControls.position}
          aria-valuetext={words.replayControls.moveOf(ply, last, lastMove)}
          min={0}
          max={last}
          value={ply}
          onChange={(event) => dispatch({ type: 'go', ply: Number(event.target.value) })}
        />
      </div>
      <div className="step-buttons replay-buttons">
        {button('first', words.replayControls.first, 'first', ply === 0)}
        {button('previous', words.replayControls.previous, 'previous', ply === 0)}
        <button
          type="button"
          className="step-button replay-play"
          aria-label={isPlaying ? words.replayControls.pause : words.replayControls.play}
          title={isPlaying ? words.replayControls.pause : words.replayControls.play}
          onClick={() => dispatch({ type: 'toggle' })}
        >
          <Icon name={isPlaying ? 'pause' : 'play'} className="size-6" />
        </button>
        {button('next', words.replayControls.next, 'next', ply === last)}
        {button('last', words.replayControls.last, 'last', ply === last)}
        <SpeedChoice speed={speed} onSpeed={onSpeed} />
      </div>
    </div>
  )
}

function SpeedChoice({ speed, onSpeed }: Pick<ReplayControlsProps, 'speed' | 'onSpeed'>) {
  return (
    <label className="replay-speed">
      <span className="sr-only">{words.replayControls.speed}</span>
      <select
        className="step-button"
        value={speed}
        onChange={(event) => onSpeed(speedOf(event.target.value))}
      >
        {SPEEDS.map((each) => (
          <option key={each} value={each}>
            {each === 0.5 ? '½' : each}×
          </option>
        ))}
      </select>
    </label>
  )
}

const speedOf = (text: string): Speed => SPEEDS.find((speed) => String(speed) === text) ?? 1
