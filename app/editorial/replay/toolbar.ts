import { PAUSE_SIGN, PLAY_SIGN } from '#app/ui/pause-signs.ts'
import { words } from '#words/editorial'

/** The six controls of a replayed game, in order, with their icons (24 units square, one stroke). */
const makeControls = () =>
  ({
    first: [words.toolbar.first, 'm18 18-6-6 6-6M7 6v12'],
    previous: [words.toolbar.previous, 'm15 18-6-6 6-6'],
    toggle: [words.toolbar.play, PLAY_SIGN],
    next: [words.toolbar.next, 'm9 18 6-6-6-6'],
    last: [words.toolbar.last, 'm6 18 6-6-6-6M17 6v12'],
    flip: [words.toolbar.flipBoard, 'm21 16-4 4-4-4M17 20V4M3 8l4-4 4 4M7 4v16'],
  }) as const

export type Control = keyof ReturnType<typeof makeControls>

export interface Toolbar {
  /** `back` and `on` are true if the game has a move before or after the shown one, `playing` while it steps automatically. */
  update(state: { readonly back: boolean; readonly on: boolean; readonly playing: boolean }): void
}

export function makeToolbar(place: HTMLElement, press: (control: Control) => void): Toolbar {
  const controls = makeControls()
  const buttons = Object.entries(controls).map(([name, [label, drawing]]) => {
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
      // `disabled` would drop the keyboard focus at either end of the game.
      for (const name of ['first', 'previous'] as const) all[name].ariaDisabled = String(!back)
      for (const name of ['next', 'last'] as const) all[name].ariaDisabled = String(!on)
      if (playing) paint(all.toggle, words.toolbar.pause, PAUSE_SIGN)
      else paint(all.toggle, ...controls.toggle)
    },
  }
}

function paint(button: HTMLButtonElement, label: string, drawing: string): void {
  if (button.ariaLabel === label) return
  button.ariaLabel = label
  button.title = label
  button.innerHTML = `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${drawing}"/></svg>`
}
