import { isRecord, oneOf } from '#app/game/parse-settings.ts'
import { INCREMENTS, LONGEST_NAME, TIME_CONTROLS } from '#app/game/settings.ts'
import { COLOR_CHOICES, type ColorChoice } from '#app/game/setup/choices.ts'
import type { Increment, TimeControl } from '#matches/settings.ts'

/** What somebody chooses who invites a friend. */
export interface OnlineChoices {
  readonly minutes: TimeControl
  readonly increment: Increment
  readonly untimed: boolean
  readonly color: ColorChoice
  readonly name: string
  readonly listed: boolean
}

export const DEFAULT_ONLINE_CHOICES: OnlineChoices = {
  minutes: 10,
  increment: 0,
  untimed: false,
  color: 'random',
  name: '',
  listed: false,
}

const KEY = 'online-setup'

/** What was chosen last on this device; what does not fit is the default. A game is listed only where that is ticked anew. */
export function parseOnlineChoices(text: string | null): OnlineChoices {
  let value: unknown
  try {
    value = JSON.parse(text ?? 'null')
  } catch {
    // Not JSON: nothing of ours.
    return DEFAULT_ONLINE_CHOICES
  }
  if (!isRecord(value)) return DEFAULT_ONLINE_CHOICES
  const { name } = value
  return {
    minutes: oneOf(TIME_CONTROLS, value['minutes']) ?? DEFAULT_ONLINE_CHOICES.minutes,
    increment: oneOf(INCREMENTS, value['increment']) ?? DEFAULT_ONLINE_CHOICES.increment,
    untimed: oneOf([true, false], value['untimed']) ?? DEFAULT_ONLINE_CHOICES.untimed,
    color: oneOf(COLOR_CHOICES, value['color']) ?? DEFAULT_ONLINE_CHOICES.color,
    name: typeof name === 'string' ? name.slice(0, LONGEST_NAME) : DEFAULT_ONLINE_CHOICES.name,
    listed: false,
  }
}

export function rememberedOnlineChoices(): OnlineChoices {
  try {
    return parseOnlineChoices(localStorage.getItem(KEY))
  } catch {
    // Storage is forbidden here: everybody begins with the defaults.
    return DEFAULT_ONLINE_CHOICES
  }
}

export function rememberOnlineChoices(choices: OnlineChoices) {
  try {
    localStorage.setItem(KEY, JSON.stringify(choices))
  } catch (error) {
    console.warn('This device does not keep the last choices.', error)
  }
}
