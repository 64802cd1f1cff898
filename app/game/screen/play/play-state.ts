import type { LocalGame } from '#app/game/game.ts'
import { DEFAULT_CHOICES, type Choices } from '#app/game/setup/choices.ts'
import type { Color, Fen } from '#chess/types.ts'
import type { SuspendedGame } from './play-games.ts'
import { words } from '#words/game'

/** The play page: setup, then play, then setup again. Only `reducePlay` changes it. */
export interface PlayState {
  /** The game on the board, as it was when it was opened; undefined during setup. */
  readonly playing: LocalGame | undefined
  /** A game that can be continued, during setup. */
  readonly suspended: SuspendedGame | undefined
  /** The game before a reset, while the reset can be undone. It stays stored, so that not even a crash loses it. */
  readonly beforeReset: LocalGame | undefined
  /** The stored games that the last event made obsolete. */
  readonly discarded: readonly string[]
  /** The last choices on this device, and the changes made on this page. */
  readonly remembered: Choices
  readonly changed: Partial<Choices>
  /** The visitor has changed a choice. */
  readonly hasChosen: boolean
  /** A FEN or PGN to start from, and the error in it. */
  readonly start: { readonly text: string; readonly error?: string | undefined }
  /** A game is being started: pressing the button again must not start another. */
  readonly isStarting: boolean
  /** A game has been opened on this page, so games found on the device later do not replace it. */
  readonly hasOpened: boolean
  readonly notice: string | undefined
}

export type PlayEvent =
  | { readonly type: 'choices-recalled'; readonly choices: Choices }
  | { readonly type: 'choices-changed'; readonly changed: Partial<Choices> }
  | { readonly type: 'start-text-changed'; readonly text: string }
  | { readonly type: 'start-requested' }
  | { readonly type: 'start-refused'; readonly error: string | undefined }
  | { readonly type: 'opponent-linked'; readonly opponent: Partial<Choices> }
  | { readonly type: 'link-opened'; readonly start: Fen; readonly side: Color }
  | { readonly type: 'link-refused'; readonly error: string | undefined }
  | {
      readonly type: 'games-found'
      readonly suspended: SuspendedGame | undefined
      readonly notice: string | undefined
    }
  | { readonly type: 'game-opened'; readonly game: LocalGame }
  | { readonly type: 'game-suspended'; readonly suspended: SuspendedGame }
  | { readonly type: 'game-busy' }
  /** `before` is undefined if the old game has no content worth restoring. */
  | {
      readonly type: 'game-reset'
      readonly before: LocalGame | undefined
      readonly game: LocalGame
    }
  | { readonly type: 'reset-undone'; readonly game: LocalGame }
  | { readonly type: 'reset-expired' }
  | { readonly type: 'load-failed' }

export const INITIAL_PLAY: PlayState = {
  playing: undefined,
  suspended: undefined,
  beforeReset: undefined,
  discarded: [],
  remembered: DEFAULT_CHOICES,
  changed: {},
  hasChosen: false,
  start: { text: '' },
  isStarting: false,
  hasOpened: false,
  notice: undefined,
}

/** The choices in the setup panel. */
export const choicesIn = ({ remembered, changed }: PlayState): Choices => ({ ...remembered, ...changed })

export function reducePlay(state: PlayState, event: PlayEvent): PlayState {
  switch (event.type) {
    case 'choices-recalled':
      return { ...state, remembered: event.choices }
    case 'choices-changed':
      return { ...state, changed: { ...state.changed, ...event.changed }, hasChosen: true }
    case 'start-text-changed':
      return { ...state, start: { text: event.text } }
    case 'start-requested':
      return { ...state, isStarting: true }
    case 'start-refused':
      return { ...state, isStarting: false, start: { ...state.start, error: event.error } }
    case 'opponent-linked':
      return { ...state, changed: { ...state.changed, ...event.opponent } }
    // The visitor most likely wants to find the move in the position, so they play the side to move.
    case 'link-opened':
      return {
        ...state,
        start: { text: event.start },
        changed: { ...state.changed, color: event.side },
        notice: words.playState.fromLink,
      }
    case 'link-refused':
      return { ...state, notice: event.error }
    case 'games-found':
      return state.hasOpened ? state : { ...state, suspended: event.suspended, notice: event.notice }
    case 'game-opened':
      return open(expireReset(state), event.game)
    case 'game-suspended':
      return {
        ...expireReset(state),
        playing: undefined,
        suspended: event.suspended,
        start: { text: '' },
        notice: undefined,
      }
    case 'game-busy':
      return { ...state, notice: words.playState.inAnotherTab }
    case 'game-reset':
      return event.before
        ? { ...open(expireReset(state), event.game), beforeReset: event.before }
        : { ...open(state, event.game), discarded: idsOf(state.playing) }
    case 'reset-undone':
      return { ...open(state, event.game), beforeReset: undefined, discarded: idsOf(state.playing) }
    case 'reset-expired':
      return expireReset(state)
    case 'load-failed':
      return { ...state, isStarting: false, notice: words.playState.notLoaded }
  }
}

const open = (state: PlayState, game: LocalGame): PlayState => ({
  ...state,
  playing: game,
  suspended: undefined,
  isStarting: false,
  hasOpened: true,
  notice: undefined,
})

const expireReset = (state: PlayState): PlayState =>
  state.beforeReset ? { ...state, beforeReset: undefined, discarded: idsOf(state.beforeReset) } : state

const idsOf = (game: LocalGame | undefined): readonly string[] => (game ? [game.id] : [])
