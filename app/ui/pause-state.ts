/** Makes a PauseButton offer to pause or to resume. */
export function showPause(button: HTMLElement, isResting: boolean, atRest = 'Resume'): void {
  button.hidden = false
  button.toggleAttribute('data-resting', isResting)
  button.querySelector('[data-word]')!.textContent = isResting ? atRest : 'Pause'
}
