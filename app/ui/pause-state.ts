/** Shows a PauseButton as it now is: what moves can be paused, what rests can be resumed. */
export function showPause(button: HTMLElement, isResting: boolean, atRest = 'Resume'): void {
  button.hidden = false
  button.toggleAttribute('data-resting', isResting)
  button.querySelector('[data-word]')!.textContent = isResting ? atRest : 'Pause'
}
