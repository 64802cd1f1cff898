import { words } from '#words/ui'

/** Makes a PauseButton offer to pause or to resume. */
export function showPause(button: HTMLElement, isResting: boolean, atRest = words.pauseButton.resume): void {
  button.hidden = false
  button.toggleAttribute('data-resting', isResting)
  button.querySelector('[data-word]')!.textContent = isResting ? atRest : words.pauseButton.pause
}
