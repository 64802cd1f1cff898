import { PAUSE_SIGN, PLAY_SIGN } from '#app/ui/pause-signs.ts'

/** The six controls of a replayed game, in order, with their icons (24 units square, one stroke). */
const CONTROLS = {
  first: ['First', 'm18 18-6-6 6-6M7 6v12'],
  previous: ['Previous', 'm15 18-6-6 6-6'],
  toggle: ['Play', PLAY_SIGN],
  next: ['Next', 'm9 18 6-6-6-6'],
  last: ['Last', 'm6 18 6-6-6-6M17 6v12'],
  flip: ['Flip Board', 'm21 16-4 4-4-4M17 20V4M3 8l4-4 4 4M7 4v16'],
} as const

export type Control = keyof typeof CONTROLS

export interface Toolbar {
  /** Whether there are moves before and after the current one, and whether the game is playing. */
  update(state: { readonly back: boolean; readonly on: boolean; readonly playing: boolean }): void
}

export function makeToolbar(place: HTMLElement, press: (control: Control) => void): Toolbar {
  const buttons = Object.entries(CONTROLS).map(([name, [label, drawing]]) => {
    const button = document.createElement('button')
    button.type = 'button'
    paint(button, label, drawing)
    button.addEventListener('click', () => press(name as Control))
    return [name, button] as const
  })
  place.append(...buttons.map(([, button]) => button))
  const all = Object.fromEntries(buttons) as Record<Control, HTMLButtonElement>
  return {
    update({ back, on, playing }) {
      // `disabled` would lose the keyboard focus at either end of the game.
      for (const name of ['first', 'previous'] as const) all[name].ariaDisabled = String(!back)
      for (const name of ['next', 'last'] as const) all[name].ariaDisabled = String(!on)
      if (playing) paint(all.toggle, 'Pause', PAUSE_SIGN)
      else paint(all.toggle, ...CONTROLS.toggle)
    },
  }
}

function paint(button: HTMLButtonElement, label: string, drawing: string): void {
  if (button.ariaLabel === label) return
  button.ariaLabel = label
  button.title = label
  button.innerHTML = `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${drawing}"/></svg>`
}
