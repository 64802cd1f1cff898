import { makeFen, START_FEN } from '#chess/fen.ts'
import { Line, type LineText } from '#chess/line.ts'
import { changeNode, treeOfMoves, type MoveTree } from '#chess/move-tree.ts'
import type { ReadGame } from '#chess/pgn.ts'
import { makeClock } from '#chess/pgn-comment.ts'
import type { PgnTree } from '#chess/pgn-tree.ts'
import { opposite, type Color, type Move } from '#chess/types.ts'
import type { BookMove } from '#coach/claims/claim.ts'
import type { SideRatings } from '#coach/review/review.ts'
import type { OpeningBook } from './opening-book.ts'
import { endingOf, type Ending } from '#matches/ending.ts'
import type { GameRecord } from '#matches/game-record.ts'
import { readMatchLine } from '#matches/match-line.ts'
import { namePlayers } from '#matches/match-pgn.ts'
import type { Match, MatchOpponent } from '#matches/match.ts'
import { ownSide } from '#matches/opponent.ts'
import { lastNamed, splitOpening } from '#matches/openings.ts'
import { namesOnScreen } from '#app/line/names-on-screen.ts'
import { clocksOfMatch, clocksOfPgn, type Clocks } from './figures/clocks.ts'
import { bookMovesOf } from './book-moves.ts'
import { withinGame } from './tried/game-tree.ts'
import { words } from '#words/review'

/** A game in the form that the review needs, whatever its source. */
export interface ReviewedGame {
  readonly line: Line
  readonly names: Readonly<Record<Color, string>>
  /** The names for the tags of a PGN, which are English; absent if `source` has them. */
  readonly tagNames?: Readonly<Record<Color, string>>
  /** The side at the bottom of the board. */
  readonly orientation: Color
  /** The reader's side; absent for two people at one screen, and for games of other people. */
  readonly own?: Color
  /** The side that the computer played. */
  readonly computer?: Color
  /** From the tags of a pasted game. */
  readonly ratings?: SideRatings
  /** The reader's strength against the computer. */
  readonly readerRating?: number
  /** Absent for a game without a clock, or if the source does not say. */
  readonly clocks?: Clocks
  /** The pasted PGN with variations and comments; absent for a match. */
  readonly source?: PgnTree
  /** Absent if the source does not say how the game ended. */
  readonly ending?: GameEnding
}

/** The reason is undefined for a pasted game that names only its result. */
interface GameEnding extends Pick<Ending, 'winner'> {
  readonly reason: Ending['reason'] | undefined
}

/** The parts of a game of this site that its review needs, whether the game is stored here or on the server. */
interface OwnGame {
  readonly line: Line
  readonly opponent: MatchOpponent
  readonly ending: GameEnding | undefined
  readonly clocks: Clocks | undefined
}

/** `player`: the name of the computer's opponent, `You` in their own review. `isOwn`: the reader played the game. */
function reviewed({ line, opponent, ending, clocks }: OwnGame, player: string, isOwn: boolean): ReviewedGame {
  const own = ownSide(opponent)
  return {
    ...(clocks && { clocks }),
    line,
    names: namesOnScreen(opponent, player),
    tagNames: namePlayers(opponent, player),
    orientation: own ?? 'w',
    ...(isOwn && own && { own }),
    ...(opponent.type === 'computer' && { computer: opposite(opponent.seat) }),
    ...(ending && { ending }),
  }
}

export type ReviewableMatch = Pick<Match, 'start' | 'moves' | 'opponent' | 'time' | 'times'> &
  Partial<Pick<Match, 'winner' | 'endReason'>>

/** Replays the match. See `reviewed`. */
export function gameOfMatch(match: ReviewableMatch, player: string, isOwn: boolean): ReviewedGame {
  const { opponent, endReason, winner } = match
  const ending = endReason && { winner: winner ?? undefined, reason: endReason }
  return reviewed(
    { line: readMatchLine(match), opponent, ending, clocks: clocksOfMatch(match) },
    player,
    isOwn,
  )
}

/** The game that has just ended, for the player. */
export function gameOfRecord({ opponent, line, time, times, called }: GameRecord): ReviewedGame {
  const named = opponent.type === 'computer' ? { ...opponent, playerName: '' } : opponent
  const clocks = clocksOfMatch({ time, times: times ?? null })
  const ending = called ? endingOf(called, line.positionAt()) : line.outcome()
  return reviewed({ line, opponent: named, ending, clocks }, words.reviewedGame.you, true)
}

export function gameOfPgn({ start, moves, tags, tree, result }: ReadGame): ReviewedGame {
  const source = { tags, tree, result }
  const clocks = clocksOfPgn(source, moves)
  const line = new Line(start === undefined ? START_FEN : makeFen(start), moves)
  const ending = endingOfPgn(source, line)
  return {
    ...(clocks && { clocks }),
    ...(ending && { ending }),
    line,
    names: {
      w: named(tags['White'], words.reviewedGame.side('w')),
      b: named(tags['Black'], words.reviewedGame.side('b')),
    },
    orientation: 'w',
    ratings: { w: ratingOf(tags['WhiteElo']), b: ratingOf(tags['BlackElo']) },
    source,
  }
}

const WINNERS = { '1-0': 'w', '0-1': 'b', '1/2-1/2': undefined } as const

/** Follows the rules if they ended the game. Of the `Termination` tag only a lost clock is understood everywhere. */
function endingOfPgn({ result, tags }: Pick<PgnTree, 'result' | 'tags'>, line: Line): GameEnding | undefined {
  const outcome = line.outcome()
  if (outcome) return { winner: outcome.winner, reason: outcome.reason }
  if (result === '*') return undefined
  const winner = WINNERS[result]
  const isTimeout = winner !== undefined && /^time forfeit$/i.test(tags['Termination']?.trim() ?? '')
  return { winner, reason: isTimeout ? 'timeout' : undefined }
}

/** PGN writes `?`, `-` or nothing for an unknown rating. */
const ratingOf = (tag: string | undefined): number | undefined =>
  /^\d{3,4}$/.test(tag?.trim() ?? '') ? Number(tag) : undefined

/** PGN writes `?` for an unknown name. */
const named = (tag: string | undefined, otherwise: string): string =>
  tag === undefined || /^\??$/.test(tag.trim()) ? otherwise : tag.trim()

/** The game with the moves that the user tried as variations. */
export const withTried = (game: ReviewedGame, tree: MoveTree): ReviewedGame => ({
  ...game,
  source: { ...sourceOf(game), tree: withinGame(tree, game.line.moves) },
})

/** The pasted PGN, or one made from the moves, names and clocks of a match. */
export const sourceOf = ({
  line: { start, moves },
  names,
  tagNames = names,
  clocks,
  source,
}: ReviewedGame): PgnTree =>
  source ?? {
    tags: { White: tagNames.w, Black: tagNames.b, ...(clocks && timeControlOf(clocks)) },
    tree: withClocks(treeOfMoves(start, moves), moves, clocks?.left ?? []),
    result: '*',
  }

const timeControlOf = ({ initial, increment }: Clocks) =>
  initial === undefined
    ? {}
    : { TimeControl: `${initial / 1_000}${increment > 0 ? `+${increment / 1_000}` : ''}` }

const withClocks = (tree: MoveTree, moves: readonly Move[], left: Clocks['left']): MoveTree =>
  left.reduce(
    (clocked: MoveTree, ms, index) =>
      ms === undefined
        ? clocked
        : changeNode(clocked, moves.slice(0, index + 1), (node) => ({
            ...node,
            commands: [makeClock(ms / 1_000)],
          })),
    tree,
  )

/** The line to each position of the game, since repetition depends on all moves before it. */
export function lineTextsOf({ line }: ReviewedGame): readonly LineText[] {
  const { start } = line
  const ucis = line.ucis()
  return [ucis, ...ucis].map((_, ply) => ({ start, moves: ucis.slice(0, ply) }))
}

export interface Opening {
  /** `Italian Game`; absent if no position of the game has a name. */
  readonly name: string | undefined
  /** The number of book moves. */
  readonly plies: number
  /** Alternatives that people play instead of the first move outside the book. */
  readonly next: readonly BookMove[]
}

export const NO_OPENING: Opening = { name: undefined, plies: 0, next: [] }

/** The opening of a game: its name, and how far the game follows the book. */
export function openingOf(line: Line, book: OpeningBook): Opening {
  const last = lastNamed(book.names, line)
  return { name: last && splitOpening(last.title).name, ...bookMovesOf(line, last?.plies ?? 0, book) }
}
