import { COLOR_NAMES } from '#chess/names.ts'
import { opposite, type Color } from '#chess/types.ts'
import type { LiveSettings } from '#live/live-game.ts'
import { PRESETS, type Preset } from '#live/presets.ts'
import type { Here, LiveRefusal, StateMessage } from '#live/protocol.ts'
import type { OnlineAct, OnlineState } from './online-state.ts'

/** `5 + 3`, `10 + 0`, `no clock`: as players write a time control. */
export const clockSettingText = ({ minutes, increment, untimed }: LiveSettings): string =>
  untimed ? 'no clock' : `${minutes} + ${increment}`

/** A side's name, or its color if it has none. */
export const nameOf = ({ names }: Pick<StateMessage, 'names'>, color: Color): string =>
  names[color] || COLOR_NAMES[color]

export const PRESENCE_WORDS: Record<Here, string> = {
  here: 'connected',
  away: 'in another window',
  gone: 'disconnected',
}

export const PRESET_TEXTS: Record<Preset, string> = {
  hello: 'Hello!',
  'good-luck': 'Good luck!',
  'nice-move': 'Nice move!',
  sorry: 'Sorry!',
  'one-moment': 'One moment, please.',
  'well-played': 'Well played!',
  'thank-you': 'Thank you!',
  goodbye: 'I have to go. Goodbye!',
}

/** Empty for a message of a newer release. */
export function presetText(index: number): string {
  const preset = PRESETS[index]
  return preset === undefined ? '' : PRESET_TEXTS[preset]
}

const REFUSAL_TEXTS: Record<LiveRefusal, string> = {
  ERR_NOT_YOUR_TURN: 'It’s no longer your turn.',
  ERR_ILLEGAL: 'The server refused that move.',
  ERR_STALE: 'Something else came first. Please look at the board again.',
  ERR_NOT_ALLOWED: 'That is not possible now.',
  ERR_TOO_FAST: 'Too fast. Wait a moment.',
  ERR_UNAVAILABLE: 'The server cannot keep moves just now. Yours is kept here and sent again; clocks rest.',
}

export const liveRefusalText = (refusal: LiveRefusal): string => REFUSAL_TEXTS[refusal]

const ACT_NAMES: Record<OnlineAct, string> = {
  draw: 'Your draw offer',
  back: 'Your request to take back',
  rematch: 'Your request for a rematch',
  resign: 'Your resignation',
  abort: 'Your request to abort',
  claim: 'Your claim',
  'claim-draw': 'Your claim',
  leave: 'That you left',
  'draw-yes': 'Your answer',
  'draw-no': 'Your answer',
  'back-yes': 'Your answer',
  'back-no': 'Your answer',
  'rematch-no': 'Your answer',
}

/** Describes a problem with the connection, if there is one. */
export function troubleText({ status, pending, act, server, isRestarting }: OnlineState): string | undefined {
  if (status !== 'lost' && status !== 'connecting') return undefined
  if (!server) return status === 'lost' ? 'No connection. Trying again…' : undefined
  if (act) return `Reconnecting… ${ACT_NAMES[act.what]} will be sent.`
  if (server.phase !== 'seated' && server.phase !== 'playing') return undefined
  if (isRestarting) return 'The server is restarting. Clocks are paused; nothing is lost.'
  if (pending) return 'Reconnecting… Your move is kept and will be sent.'
  return server.runs !== null && server.runs === server.you
    ? 'Reconnecting… Your clock is running.'
    : 'Reconnecting… Nothing is lost.'
}

/** An offer of the opponent, and the actions that answer it. */
export interface OpponentOffer {
  readonly words: string
  readonly yes: 'draw-yes' | 'back-yes' | 'rematch'
  readonly no: 'draw-no' | 'back-no' | 'rematch-no'
}

export function offerTo(server: StateMessage): OpponentOffer | undefined {
  const { you, offers } = server
  if (!you) return undefined
  const other = opposite(you)
  const name = nameOf(server, other)
  if (offers.draw === other) return { words: `${name} offers a draw.`, yes: 'draw-yes', no: 'draw-no' }
  if (offers.back === other)
    return {
      words: `${name} asks to take back a move. Clocks go back too.`,
      yes: 'back-yes',
      no: 'back-no',
    }
  if (offers.rematch === other) return { words: `${name} wants a rematch.`, yes: 'rematch', no: 'rematch-no' }
  return undefined
}

/** The player's own open offer. */
export function ownOfferText(server: StateMessage): string | undefined {
  const { you, offers } = server
  if (!you) return undefined
  if (offers.draw === you) return 'You have offered a draw.'
  if (offers.back === you) return 'You have asked to take back.'
  if (offers.rematch === you) return 'You have asked for a rematch.'
  return undefined
}
