import { START_FEN } from '#chess/fen.ts'
import { Line } from '#chess/line.ts'
import { legalMoves } from '#chess/moves.ts'
import { opposite, type Color, type Fen, type Move } from '#chess/types.ts'
import { flaggedAt, newClock, restingClock, runClock, timesAt, withIncrement, type TimesMs } from './clock.ts'
import { endingOf, type DeclaredEnd, type EndReason, type Ending } from '#matches/ending.ts'
import { ownSide } from '#matches/opponent.ts'
import type { BoardGame } from './board-game.ts'
import type { CoachedOpponent, GameSettings, LocalOpponent, OnlineOpponent } from './settings.ts'

/** A game that this device keeps. Only `reduceGame` changes it. */
export interface LocalGame extends BoardGame {
  readonly id: string
  readonly opponent: LocalOpponent
  /** An ending that does not follow from the position. */
  readonly called: DeclaredEnd | undefined
  /** `thinking`: the computer is choosing a move. `paused`: two people at one screen have stopped the clock. */
  readonly activity: 'playing' | 'thinking' | 'paused'
  /** Moves that can be played again, the last one taken back last. A new move clears them. */
  readonly takenBack: readonly TakenBack[]
  /** How often moves were taken back and not played again. Saved with the game. */
  readonly takebacks: number
}

/** A game that the server keeps. The page shows it and sends moves. */
export interface OnlineGame extends BoardGame {
  readonly opponent: OnlineOpponent
  /** The end, which the server decides. */
  readonly decided: Ending | undefined
}

/** A game on the board. */
export type Game = LocalGame | OnlineGame

export interface ComputerGame extends LocalGame {
  readonly opponent: CoachedOpponent
}

/** A game before a move was taken back. */
type TakenBack = Pick<LocalGame, 'line' | 'times' | 'called'> & { readonly leftMs: TimesMs }

export type GameStatus =
  | 'playing'
  | 'check'
  | 'checkmate'
  | 'stalemate'
  | 'draw'
  | 'timeout'
  | 'resigned'
  | 'abandoned'
  | 'ai-thinking'

export interface GameEnd extends Ending {
  readonly status: Extract<
    GameStatus,
    'checkmate' | 'stalemate' | 'draw' | 'timeout' | 'resigned' | 'abandoned'
  >
}

/** The events of every board. `atMs` is monotonic time; see clock.ts. */
export type BoardEvent =
  | { readonly type: 'move-played'; readonly move: Move; readonly atMs: number }
  | { readonly type: 'position-shown'; readonly ply: number; readonly atMs: number }

/** The events of a local game. */
export type GameEvent =
  | BoardEvent
  | { readonly type: 'move-taken-back'; readonly atMs: number }
  | { readonly type: 'move-played-again'; readonly atMs: number }
  | { readonly type: 'time-checked'; readonly atMs: number }
  | { readonly type: 'resigned'; readonly color: Color; readonly atMs: number }
  | { readonly type: 'draw-agreed'; readonly atMs: number }
  | { readonly type: 'paused'; readonly atMs: number }
  | { readonly type: 'resumed'; readonly atMs: number }
  | { readonly type: 'computer-started'; readonly atMs: number }
  | { readonly type: 'computer-moved'; readonly move: Move; readonly atMs: number }
  | { readonly type: 'computer-failed'; readonly atMs: number }

export function newGame(
  id: string,
  { opponent, time }: GameSettings,
  atMs: number,
  start: Fen = START_FEN,
): LocalGame {
  const clock = newClock(time.untimed ? Infinity : time.minutes)
  const untouched = {
    called: undefined,
    activity: 'playing',
    score: { w: 0, b: 0 },
    takenBack: [],
    takebacks: 0,
  } as const
  const moves = { line: new Line(start), times: [clock.leftMs], shown: 0 }
  return withRunningClock({ id, opponent, time, ...moves, clock, ...untouched }, atMs)
}

/** A new game that starts with the moves of a line. The clocks are full, and the moves can be taken back. */
export function newGameFrom(game: LocalGame, line: Line, atMs: number): LocalGame {
  const fresh = newGame(game.id, game, atMs, line.start)
  const times = Array.from({ length: line.length + 1 }, () => fresh.clock.leftMs)
  return withRunningClock(
    { ...fresh, clock: restingClock(fresh.clock.leftMs), line, times, shown: line.length },
    atMs,
  )
}

/** A new game of the same players with colours swapped and the score so far. */
export function rematch(game: LocalGame, id: string, atMs: number): LocalGame {
  const { time, score } = game
  const won = pointsOf(endOf(game))
  return {
    ...newGame(id, { opponent: swapSides(game.opponent), time }, atMs, game.line.start),
    score: { w: score.b + won.b, b: score.w + won.w },
  }
}

const swapSides = (opponent: LocalOpponent): LocalOpponent =>
  opponent.type === 'computer'
    ? { ...opponent, seat: opposite(opponent.seat) }
    : { ...opponent, names: { w: opponent.names.b, b: opponent.names.w } }

/** The points for an ending, which add up to one; none for a game that has not ended. */
function pointsOf(end: GameEnd | undefined): Readonly<Record<Color, number>> {
  if (!end) return { w: 0, b: 0 }
  const points = (color: Color) => (end.winner === undefined ? 0.5 : end.winner === color ? 1 : 0)
  return { w: points('w'), b: points('b') }
}

/** Returns the same object if the event does not apply to the game. */
export function reduceGame(game: LocalGame, event: GameEvent): LocalGame {
  const next = change(dropFlag(game, event.atMs), event)
  return next === game ? game : withRunningClock(next, event.atMs)
}

/** Suspends a game: stops its clock and cancels the computer's move. */
export const restGame = (game: LocalGame, atMs: number): LocalGame => ({
  ...withoutThinking(game),
  clock: runClock(game.clock, undefined, atMs),
})

const withoutThinking = (game: LocalGame): LocalGame =>
  game.activity === 'thinking' ? { ...game, activity: 'playing' } : game

/** Resumes a game that was suspended or loaded: starts its clock. */
export const resumeGame = (game: LocalGame, atMs: number): LocalGame => withRunningClock(game, atMs)

/** Runs before every event, so that a move after the flag does not count, however late the timer fires. */
function dropFlag(game: LocalGame, atMs: number): LocalGame {
  const flagged = flaggedAt(game.clock, atMs)
  return flagged ? call(game, { reason: 'timeout', color: flagged }) : game
}

/** Ends the game and shows its last position. */
const call = (game: LocalGame, called: DeclaredEnd): LocalGame => ({
  ...game,
  called,
  shown: game.line.length,
  activity: 'playing',
  takenBack: [],
})

function change(game: LocalGame, event: GameEvent): LocalGame {
  switch (event.type) {
    case 'move-played':
      return mayHumanMove(game) && isLegal(game, event.move) ? play(game, event.move, event.atMs) : game
    case 'computer-moved':
      return game.activity === 'thinking' && isLegal(game, event.move)
        ? play(withoutThinking(game), event.move, event.atMs)
        : game
    case 'computer-started':
      return isComputerTurn(game) && game.activity !== 'thinking' ? { ...game, activity: 'thinking' } : game
    case 'computer-failed':
      return withoutThinking(game)
    case 'position-shown':
      return isPly(game, event.ply) && event.ply !== game.shown
        ? { ...withoutThinking(game), shown: event.ply }
        : game
    case 'move-taken-back':
      return takeBack(game, event.atMs)
    case 'move-played-again':
      return playAgain(game)
    case 'time-checked':
      return game
    case 'resigned':
      return endOf(game) ? game : call(game, { reason: 'resignation', color: event.color })
    case 'draw-agreed':
      return endOf(game) ? game : call(game, { reason: 'agreement' })
    case 'paused':
      return isAgainstComputer(game) || endOf(game) || isPaused(game) ? game : { ...game, activity: 'paused' }
    case 'resumed':
      return isPaused(game) ? { ...game, activity: 'playing' } : game
  }
}

/** A move in an older position drops the moves after it and their clock times. */
function play(game: LocalGame, move: Move, atMs: number): LocalGame {
  const kept = isNewest(game) ? game : backTo(game, game.shown)
  const mover = game.line.sideToMoveAt(game.shown)
  // The computer's clock is stopped while it thinks, so increments would only make it grow. The same holds for a clock that has
  // not started yet.
  const increment = isComputers(game, mover) || waitsForFirstMove(kept) ? 0 : game.time.increment
  const leftMs = withIncrement(timesAt(kept.clock, atMs), mover, increment)
  return {
    ...kept,
    takebacks: kept === game ? game.takebacks : game.takebacks + 1,
    line: kept.line.with(move),
    times: [...kept.times, leftMs],
    shown: kept.shown + 1,
    clock: restingClock(leftMs),
    takenBack: [],
  }
}

/** Takes back one move between two people; against the computer, back to the player's turn. */
function takeBack(game: LocalGame, atMs: number): LocalGame {
  const ply = plyBack(game)
  if (ply < 0) return game
  const { line, times, called, clock } = game
  const before = { line, times, called, leftMs: timesAt(clock, atMs) }
  return {
    ...backTo(game, ply),
    takenBack: [...game.takenBack, before],
    takebacks: game.takebacks + 1,
  }
}

/** The ply to go back to. Negative if no move can be taken back; the computer's first move cannot. */
function plyBack(game: LocalGame): number {
  const plies = isComputers(game, game.line.sideToMoveAt()) || !isAgainstComputer(game) ? 1 : 2
  return game.line.length - plies
}

export const mayTakeBack = (game: LocalGame): boolean => plyBack(game) >= 0

/** Undoes the last takeback and restores its clocks and ending, so the time in between is not charged. */
function playAgain(game: LocalGame): LocalGame {
  const last = game.takenBack.at(-1)
  if (!last) return game
  const { leftMs, ...before } = last
  const there = { shown: before.line.length, clock: restingClock(leftMs), activity: 'playing' } as const
  const takenBack = game.takenBack.slice(0, -1)
  return { ...game, ...before, ...there, takenBack, takebacks: game.takebacks - 1 }
}

function backTo(game: LocalGame, ply: number): LocalGame {
  const times = game.times.slice(0, ply + 1)
  return {
    ...game,
    line: game.line.upTo(ply),
    times,
    shown: ply,
    clock: restingClock(times[ply] ?? game.clock.leftMs),
    called: undefined,
    activity: 'playing',
  }
}

/**
 * Starts or stops the clock, which runs for the side to move in the newest position, whichever position is shown. It is
 * stopped while the computer thinks, on the computer's turn if an older position is shown or the coach comments on the game,
 * and before the first move of a game across a table.
 */
function withRunningClock(game: LocalGame, atMs: number): LocalGame {
  const turn = game.line.sideToMoveAt()
  const waits = isComputers(game, turn) && (!isNewest(game) || isCoached(game))
  const rests = endOf(game) || game.activity !== 'playing' || waits || waitsForFirstMove(game)
  return { ...game, clock: runClock(game.clock, rests ? undefined : turn, atMs) }
}

/** Two people across a table take their seats first: their clock starts with the first move. */
const waitsForFirstMove = ({ opponent, line }: LocalGame): boolean =>
  opponent.type === 'same-screen' && opponent.across && line.length === 0

/** The game's end, even if an older position is shown. */
export function endOf(game: Game): GameEnd | undefined {
  const ending = endingIn(game)
  return ending && { status: STATUS[ending.reason], ...ending }
}

function endingIn(game: Game): Ending | undefined {
  if (isOnline(game)) return game.decided
  return game.called ? endingOf(game.called, game.line.positionAt()) : game.line.outcome()
}

const STATUS: Readonly<Record<EndReason, GameEnd['status']>> = {
  agreement: 'draw',
  resignation: 'resigned',
  timeout: 'timeout',
  'timeout-without-mating-material': 'timeout',
  abandonment: 'abandoned',
  checkmate: 'checkmate',
  stalemate: 'stalemate',
  'threefold-repetition': 'draw',
  'fifty-move-rule': 'draw',
  'insufficient-material': 'draw',
}

/** The game's end, but only if the newest position is shown: older positions look like those of a running game. */
export const shownEndOf = (game: Game): GameEnd | undefined => (isNewest(game) ? endOf(game) : undefined)

export function statusOf(game: Game): GameStatus {
  if (isThinking(game)) return 'ai-thinking'
  return shownEndOf(game)?.status ?? (game.line.positionAt(game.shown).isCheck() ? 'check' : 'playing')
}

const isNewest = (game: Game): boolean => game.shown === game.line.length

const isOnline = (game: Game): game is OnlineGame => game.opponent.type === 'online'

export const isThinking = (game: Game): boolean => !isOnline(game) && game.activity === 'thinking'

export const isPaused = (game: Game): boolean => !isOnline(game) && game.activity === 'paused'

/** The id under which this device keeps the game. */
export const idOf = (game: Game): string | undefined => (isOnline(game) ? undefined : game.id)

export const isAgainstComputer = (game: Game): game is ComputerGame => game.opponent.type === 'computer'

/** True if the coach comments on the player's moves. */
export const isCoached = (game: Game): boolean => isAgainstComputer(game) && game.opponent.coached

/** The computer moves only if the newest position is shown, so that the player can step through older ones. */
export const isComputerTurn = (game: Game): boolean =>
  isNewest(game) && !endOf(game) && isComputers(game, game.line.sideToMoveAt(game.shown))

export const mayHumanMove = (game: Game): boolean =>
  (isOnline(game) || game.activity === 'playing') &&
  !shownEndOf(game) &&
  mayMoveAt(game, game.line.sideToMoveAt(game.shown))

/** True if the side to move is played at this screen. Online, only the newest position allows moves. */
function mayMoveAt(game: Game, turn: Color): boolean {
  const { opponent } = game
  switch (opponent.type) {
    case 'computer':
      return turn === opponent.seat
    case 'same-screen':
      return true
    case 'online':
      return turn === opponent.seat && isNewest(game)
  }
}

/** The side of the player at this screen; undefined if both sides or neither are played here. */
export const ownSideOf = ({ opponent }: Game): Color | undefined => ownSide<Color | undefined>(opponent)

const isComputers = (game: Game, color: Color): boolean =>
  isAgainstComputer(game) && color !== game.opponent.seat

const isPly = (game: Game, ply: number): boolean =>
  Number.isInteger(ply) && ply >= 0 && ply <= game.line.length

const isLegal = (game: Game, move: Move): boolean =>
  legalMoves(game.line.positionAt(game.shown)).includes(move)
