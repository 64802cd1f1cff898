import { words } from '#words/ui'

/** Switches a PauseButton between pausing and resuming. */
export function showPause(button: HTMLElement, isResting: boolean): void {
  button.hidden = false
  button.toggleAttribute('data-resting', isResting)
  button.querySelector('[data-word]')!.textContent = isResting
    ? words.pauseButton.resume
    : words.pauseButton.pause
}
