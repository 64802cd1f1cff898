import { readStored, store } from '#app/browser/stored-json.ts'
import { oneOf } from '#app/game/settings-record.ts'
import { COLOR_CHOICES, type ColorChoice } from '#app/game/setup/choices.ts'
import { INCREMENTS, LONGEST_NAME, MOVE_DAYS, TIME_CONTROLS, type TimeSettings } from '#matches/settings.ts'

/** The choices of a player who invites a friend. */
export interface OnlineChoices extends TimeSettings {
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

/** The last choices on this device; an invalid one is replaced by its default. Listing a game must be chosen each time. */
export function parseOnlineChoices(stored: unknown): OnlineChoices {
  const { minutes, increment, untimed, days, color, name } = Object(stored) as Readonly<
    Record<string, unknown>
  >
  return {
    minutes: oneOf(TIME_CONTROLS, minutes) ?? DEFAULT_ONLINE_CHOICES.minutes,
    increment: oneOf(INCREMENTS, increment) ?? DEFAULT_ONLINE_CHOICES.increment,
    untimed: oneOf([true, false], untimed) ?? DEFAULT_ONLINE_CHOICES.untimed,
    days: oneOf(MOVE_DAYS, days),
    color: oneOf(COLOR_CHOICES, color) ?? DEFAULT_ONLINE_CHOICES.color,
    name: typeof name === 'string' ? name.slice(0, LONGEST_NAME) : DEFAULT_ONLINE_CHOICES.name,
    listed: false,
  }
}

export const rememberedOnlineChoices = (): OnlineChoices => parseOnlineChoices(readStored(KEY))

export const rememberOnlineChoices = (choices: OnlineChoices): void => store(KEY, choices)
