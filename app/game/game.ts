import { START_FEN } from '#chess/fen.ts'
import { Line } from '#chess/line.ts'
import { legalMoves } from '#chess/moves.ts'
import { opposite, type Color, type Fen, type Move, type OutcomeReason } from '#chess/types.ts'
import {
  flaggedAt,
  newClock,
  restingClock,
  runClock,
  timesAt,
  withIncrement,
  type Clock,
  type TimesMs,
} from './clock.ts'
import { endingOf, type DeclaredEnd, type Ending } from '#matches/ending.ts'
import type { GameSettings } from './settings.ts'

/**
 * A game being played. `line` is the truth and everything about the board is derived from it; what cannot be derived
 * from moves (time, whether the computer is at it, which position is looked at) stands beside it.
 */
export interface Game {
  readonly id: string
  readonly settings: GameSettings
  readonly line: Line
  /** The time both sides had left after each move. The first entry is the time before any, so it is one longer than the line. */
  readonly times: readonly TimesMs[]
  /** How many moves the shown position has behind it. */
  readonly shown: number
  readonly clock: Clock
  /** What ended the game that the board does not tell. */
  readonly called: DeclaredEnd | undefined
  readonly thinking: boolean
  /** Two people may stop their clock. */
  readonly paused: boolean
  /** Points from earlier games of the same two, by the colour each has now. */
  readonly score: Readonly<Record<Color, number>>
  /** What was taken back and can be played again, the last taken back last. A new move makes it void. */
  readonly takenBack: readonly TakenBack[]
  /** How often it went back and on with other moves: the record says so. */
  readonly takebacks: number
  /** Of a game between two browsers, kept by the server: the side that is played here, absent for who only watches. */
  readonly online?: { readonly seat: Color | undefined }
}

/** A game as it stood before a move was taken back. */
type TakenBack = Pick<Game, 'line' | 'times' | 'called'> & { readonly leftMs: TimesMs }

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

/** `atMs` is the time of a clock that never jumps; see clock.ts. */
export type GameEvent =
  | { readonly type: 'move-played'; readonly move: Move; readonly atMs: number }
  | { readonly type: 'position-shown'; readonly ply: number; readonly atMs: number }
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

export function newGame(id: string, settings: GameSettings, atMs: number, start: Fen = START_FEN): Game {
  const clock = newClock(settings.untimed ? Infinity : settings.timeControl)
  const untouched = {
    called: undefined,
    thinking: false,
    paused: false,
    score: { w: 0, b: 0 },
    takenBack: [],
    takebacks: 0,
  }
  const game = { id, settings, line: new Line(start), times: [clock.leftMs], shown: 0, clock, ...untouched }
  return withRunningClock(game, atMs)
}

/** A game that has already got somewhere: its clocks are full, its moves can be looked at and taken back. */
export function newGameFrom(game: Game, line: Line, atMs: number): Game {
  const fresh = newGame(game.id, game.settings, atMs, line.start)
  const times = Array.from({ length: line.length + 1 }, () => fresh.clock.leftMs)
  return withRunningClock(
    { ...fresh, clock: restingClock(fresh.clock.leftMs), line, times, shown: line.length },
    atMs,
  )
}

/** The same two once more, colours swapped, with the points so far. */
export function rematch(game: Game, id: string, atMs: number): Game {
  const { settings, score } = game
  const won = pointsOf(endOf(game))
  const names = { w: settings.names.b, b: settings.names.w }
  const swapped = { ...settings, names, playerColor: opposite(settings.playerColor) }
  return {
    ...newGame(id, swapped, atMs, game.line.start),
    score: { w: score.b + won.b, b: score.w + won.w },
  }
}

/** A point to share; none for a game that has not ended. */
function pointsOf(end: GameEnd | undefined): Readonly<Record<Color, number>> {
  if (!end) return { w: 0, b: 0 }
  const points = (color: Color) => (end.winner === undefined ? 0.5 : end.winner === color ? 1 : 0)
  return { w: points('w'), b: points('b') }
}

/** The only way a game changes. An event that does not fit the game leaves it as it is: the same object comes back. */
export function reduce(game: Game, event: GameEvent): Game {
  const next = change(dropFlag(game, event.atMs), event)
  return next === game ? game : withRunningClock(next, event.atMs)
}

/** Lays a game aside: its time rests, and a thinking computer is to be asked anew. */
export const restGame = (game: Game, atMs: number): Game => ({
  ...game,
  thinking: false,
  clock: runClock(game.clock, undefined, atMs),
})

/** Lets a game go on that was saved or laid aside: its time runs again from now. */
export const resumeGame = (game: Game, atMs: number): Game => withRunningClock(game, atMs)

/** Before anything else, so that a move made after the time was up does not count, however late a timer fires. */
function dropFlag(game: Game, atMs: number): Game {
  const flagged = flaggedAt(game.clock, atMs)
  return flagged ? call(game, { reason: 'timeout', color: flagged }) : game
}

/** Ends the game where it stands, which is what the screen then shows. */
const call = (game: Game, called: DeclaredEnd): Game => ({
  ...game,
  called,
  shown: game.line.length,
  thinking: false,
  paused: false,
  takenBack: [],
})

function change(game: Game, event: GameEvent): Game {
  switch (event.type) {
    case 'move-played':
      return mayHumanMove(game) && isLegal(game, event.move) ? play(game, event.move, event.atMs) : game
    case 'computer-moved':
      return game.thinking && isLegal(game, event.move)
        ? play({ ...game, thinking: false }, event.move, event.atMs)
        : game
    case 'computer-started':
      return isComputerTurn(game) && !game.thinking ? { ...game, thinking: true } : game
    case 'computer-failed':
      return game.thinking ? { ...game, thinking: false } : game
    case 'position-shown':
      return isPly(game, event.ply) && event.ply !== game.shown
        ? { ...game, shown: event.ply, thinking: false }
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
      return isAgainstComputer(game) || endOf(game) || game.paused ? game : { ...game, paused: true }
    case 'resumed':
      return game.paused ? { ...game, paused: false } : game
  }
}

/** Playing from an older position drops what came after it, the clock times included. */
function play(game: Game, move: Move, atMs: number): Game {
  const kept = isNewest(game) ? game : backTo(game, game.shown)
  const mover = game.line.sideToMoveAt(game.shown)
  // The computer's clock rests while it thinks: with an increment it would only ever grow.
  const increment = isComputers(game, mover) ? 0 : game.settings.increment
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

/** In a game between two people one move; against the computer back to the player's own turn. */
function takeBack(game: Game, atMs: number): Game {
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

/** Negative where there is nothing to take back: there is nothing before the computer's first move. */
function plyBack(game: Game): number {
  const plies = isComputers(game, game.line.sideToMoveAt()) || !isAgainstComputer(game) ? 1 : 2
  return game.line.length - plies
}

export const mayTakeBack = (game: Game): boolean => plyBack(game) >= 0

/** As it stood before the last taking back, clocks and ending included: what was thought in between costs nothing. */
function playAgain(game: Game): Game {
  const last = game.takenBack.at(-1)
  if (!last) return game
  const { leftMs, ...before } = last
  const there = { shown: before.line.length, clock: restingClock(leftMs), thinking: false, paused: false }
  const takenBack = game.takenBack.slice(0, -1)
  return { ...game, ...before, ...there, takenBack, takebacks: game.takebacks - 1 }
}

function backTo(game: Game, ply: number): Game {
  const times = game.times.slice(0, ply + 1)
  return {
    ...game,
    line: game.line.upTo(ply),
    times,
    shown: ply,
    clock: restingClock(times[ply] ?? game.clock.leftMs),
    called: undefined,
    thinking: false,
    paused: false,
  }
}

/**
 * The clock of a live game runs for the side to move in the newest position, whichever is looked at. It rests while the
 * computer thinks, and while a reader of older positions or the coach keeps the computer from moving.
 */
function withRunningClock(game: Game, atMs: number): Game {
  const turn = game.line.sideToMoveAt()
  const waits = isComputers(game, turn) && (!isNewest(game) || isCoached(game))
  const rests = endOf(game) || game.thinking || game.paused || waits
  return { ...game, clock: runClock(game.clock, rests ? undefined : turn, atMs) }
}

/** How the game ended, looked at from its newest position. */
export function endOf(game: Game): GameEnd | undefined {
  if (game.called) {
    const ending = endingOf(game.called, game.line.positionAt())
    return { status: DECLARED_STATUS[game.called.reason], ...ending }
  }
  const outcome = game.line.outcome()
  return outcome && { status: OUTCOME_STATUS[outcome.reason], ...outcome }
}

const DECLARED_STATUS: Record<DeclaredEnd['reason'], GameEnd['status']> = {
  agreement: 'draw',
  resignation: 'resigned',
  timeout: 'timeout',
  abandonment: 'abandoned',
}

const OUTCOME_STATUS: Record<OutcomeReason, GameEnd['status']> = {
  checkmate: 'checkmate',
  stalemate: 'stalemate',
  'threefold-repetition': 'draw',
  'fifty-move-rule': 'draw',
  'insufficient-material': 'draw',
}

/** The end, if it is what the screen shows now. Stepping back from a finished game shows a game that is not over. */
export const shownEndOf = (game: Game): GameEnd | undefined => (isNewest(game) ? endOf(game) : undefined)

export function statusOf(game: Game): GameStatus {
  if (game.thinking) return 'ai-thinking'
  return shownEndOf(game)?.status ?? (game.line.positionAt(game.shown).isCheck() ? 'check' : 'playing')
}

const isNewest = (game: Game): boolean => game.shown === game.line.length

export const isAgainstComputer = (game: Game): boolean => game.settings.mode === 'human-vs-ai'

/** Whether the coach looks at the player's moves. */
export const isCoached = (game: Game): boolean => isAgainstComputer(game) && game.settings.coached

/** The computer moves in the newest position only, so that a reader can step freely. */
export const isComputerTurn = (game: Game): boolean =>
  isNewest(game) && !endOf(game) && isComputers(game, game.line.sideToMoveAt(game.shown))

export const mayHumanMove = (game: Game): boolean =>
  !game.thinking && !game.paused && !shownEndOf(game) && mayMoveAt(game, game.line.sideToMoveAt(game.shown))

/** Whose turn it is plays here; online only the newest position can be played from. */
const mayMoveAt = (game: Game, turn: Color): boolean =>
  !isComputers(game, turn) && (!game.online || (isNewest(game) && turn === game.online.seat))

/** Whether the other side plays somewhere else than at this screen: moves can be made before its answer is there. */
export const isAgainstOther = (game: Game): boolean =>
  isAgainstComputer(game) || game.online?.seat !== undefined

export const isComputers = (game: Game, color: Color): boolean =>
  isAgainstComputer(game) && color !== game.settings.playerColor

const isPly = (game: Game, ply: number): boolean =>
  Number.isInteger(ply) && ply >= 0 && ply <= game.line.length

const isLegal = (game: Game, move: Move): boolean =>
  legalMoves(game.line.positionAt(game.shown)).includes(move)
