import { words } from '#words/ui'

/** Makes a PauseButton offer to pause or to resume. */
export function showPause(button: HTMLElement, isResting: boolean): void {
  button.hidden = false
  button.toggleAttribute('data-resting', isResting)
  button.querySelector('[data-word]')!.textContent = isResting
    ? words.pauseButton.resume
    : words.pauseButton.pause
}
