import { makeObservable, type Observable } from '#app/browser/observable.ts'
import type { LocalGame } from '#app/game/game.ts'
import type { GameStorage } from '#app/game/saving/game-storage.ts'
import type { Choices } from '#app/game/setup/choices.ts'
import type * as PlayGames from './play-games.ts'
import { choicesIn, INITIAL_PLAY, reducePlay, type PlayEvent, type PlayState } from './play-state.ts'

/** The effects of the play page: loads code and stored games, and turns the results into events. */
export interface PlaySession {
  readonly state: PlayState
  /** Returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void
  /** Call once, as soon as the page is mounted in the browser. `search` is the query of its address. */
  readonly arrive: (storage: GameStorage, search: string) => Promise<void>
  readonly choose: (changed: Partial<Choices>) => void
  readonly setStartText: (text: string) => void
  /** Starts a game with the choices and the text of the setup panel. */
  readonly start: () => Promise<void>
  readonly continueSuspended: () => Promise<void>
  readonly suspend: (game: LocalGame) => Promise<void>
  readonly rematch: (game: LocalGame) => Promise<void>
  readonly reset: (game: LocalGame) => Promise<void>
  readonly undoReset: () => Promise<void>
  readonly expireReset: () => void
  /** Removes discarded games from storage. Call after the game's screen has unmounted, since it saves when it unmounts. */
  readonly removeDiscarded: () => void
}

export interface PlaySessionSettings {
  readonly loadGames: () => Promise<typeof PlayGames>
  readonly recallChoices: () => Choices
  readonly rememberChoices: (choices: Choices) => void
  /** Resolves in a separate task after the paint, since rendering the page takes long enough already. */
  readonly afterPaint: () => Promise<void>
  /** Removes the query from the address, so that a reload continues the game instead of starting another. */
  readonly clearQuery: () => void
}

/** Links that start a game at once: with the last choices, or as the lessons' first game, coached and without a clock. */
const PRESETS: Readonly<Record<string, Partial<Choices>>> = {
  now: {},
  beginner: { opponent: 'computer', skill: 'beginner', coached: true, untimed: true },
}

/** Links of the navigation that preselect an opponent: `/play?with=table`. */
const OPPONENTS: Readonly<Record<string, Partial<Choices>>> = {
  computer: { opponent: 'computer' },
  person: { opponent: 'same-screen', across: false },
  table: { opponent: 'same-screen', across: true },
}

export function createPlaySession(settings: PlaySessionSettings): PlaySession {
  const play = makeObservable<PlayState>(INITIAL_PLAY)
  const context = { settings, play, apply: (event: PlayEvent) => play.change(reducePlay(play.value, event)) }
  let storage: GameStorage | undefined
  return {
    get state() {
      return play.value
    },
    subscribe: (listener) => play.subscribe(listener),
    arrive(from, search) {
      storage = from
      return arriveAt(context, from, new URLSearchParams(search))
    },
    choose: (changed) => context.apply({ type: 'choices-changed', changed }),
    setStartText: (text) => context.apply({ type: 'start-text-changed', text }),
    start: () => start(context, choicesIn(play.value)),
    ...makeGameActions(context, () => storage),
    expireReset: () => context.apply({ type: 'reset-expired' }),
    removeDiscarded() {
      const { discarded } = play.value
      if (discarded.length === 0) return
      storage
        ?.remove(discarded)
        .catch((error: unknown) => console.warn('A game that was reset is still stored.', error))
    },
  }
}

interface PlayContext {
  readonly settings: PlaySessionSettings
  readonly play: Observable<PlayState>
  readonly apply: (event: PlayEvent) => void
}

/** Runs an action with the code that it needs. If that code cannot be loaded, shows a notice instead. */
async function withGames(
  { settings, apply }: PlayContext,
  act: (games: typeof PlayGames) => void | Promise<void>,
): Promise<void> {
  try {
    await act(await settings.loadGames())
  } catch (error) {
    console.warn('The game could not be loaded.', error)
    apply({ type: 'load-failed' })
  }
}

async function arriveAt(context: PlayContext, storage: GameStorage, params: URLSearchParams): Promise<void> {
  const { settings, play, apply } = context
  const fen = params.get('fen')
  const choices = settings.recallChoices()
  apply({ type: 'choices-recalled', choices })
  const preset = PRESETS[params.get('start') ?? '']
  const opponent = OPPONENTS[params.get('with') ?? '']
  if (preset) return start(context, { ...choices, ...preset })
  if (opponent) apply({ type: 'opponent-linked', opponent })
  await settings.afterPaint()
  await withGames(context, async (games) => {
    const { inTab, offered, notice } = await games.findGames(storage)
    if (play.value.hasOpened) return
    if (inTab && fen === null && !opponent) return apply({ type: 'game-opened', game: games.resume(inTab) })
    apply({ type: 'games-found', suspended: inTab ? games.suspend(inTab) : offered, notice })
    if (fen === null) return
    const link = await games.readLink(fen)
    apply(link.ok ? { type: 'link-opened', ...link.value } : { type: 'link-refused', error: link.detail })
  })
}

async function start(context: PlayContext, choices: Choices): Promise<void> {
  const { settings, play, apply } = context
  if (play.value.isStarting) return
  apply({ type: 'start-requested' })
  await withGames(context, async ({ startGame }) => {
    const started = await startGame(choices, play.value.start.text)
    if (!started.ok) return apply({ type: 'start-refused', error: started.detail })
    apply({ type: 'game-opened', game: started.value })
    settings.rememberChoices(choices)
    settings.clearQuery()
  })
}

type GameActions = Pick<PlaySession, 'continueSuspended' | 'suspend' | 'rematch' | 'reset' | 'undoReset'>

function makeGameActions(context: PlayContext, storage: () => GameStorage | undefined): GameActions {
  const { play, apply } = context
  return {
    async continueSuspended() {
      const { suspended } = play.value
      if (!suspended) return
      await withGames(context, async ({ takeUp }) => {
        const game = await takeUp(storage(), suspended)
        apply(game ? { type: 'game-opened', game } : { type: 'game-busy' })
      })
    },
    suspend: (game) =>
      withGames(context, ({ suspend }) => apply({ type: 'game-suspended', suspended: suspend(game) })),
    rematch: (game) =>
      withGames(context, ({ playAgain }) => apply({ type: 'game-opened', game: playAgain(game) })),
    reset: (game) =>
      withGames(context, ({ hasContent, stopClock, startOver }) => {
        const before = hasContent(game) ? stopClock(game) : undefined
        apply({ type: 'game-reset', before, game: startOver(game) })
      }),
    undoReset: () =>
      withGames(context, ({ resume }) => {
        const { beforeReset } = play.value
        if (beforeReset) apply({ type: 'reset-undone', game: resume(beforeReset) })
      }),
  }
}
