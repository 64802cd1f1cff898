import { makeFen, START_FEN } from '#chess/fen.ts'
import { makePgn } from '#chess/written-pgn.ts'
import { Line } from '#chess/line.ts'
import type { Color, Fen, Result } from '#chess/types.ts'
import { endOf, idOf, type Game } from '#app/game/game.ts'
import { pastedTextFault } from '#app/line/pasted-text-fault.ts'
import { pastedNote } from '#app/line/pasted-note.ts'
import { readPastedText, type PastedNote } from '#app/line/pasted-text.ts'
import { creationOf } from '#matches/game-start.ts'
import {
  computerTag,
  dateTag,
  eventTag,
  SIDE_TAGS,
  terminationTag,
  timeControlTag,
  type Zone,
} from '#matches/pgn-tags.ts'

// Reads and writes games as text. Loaded on demand, since most games start from the initial position.

/** Reads a FEN, the board field of a FEN, or the first game of a PGN. The detail says what is wrong and where. */
export function parseGameStart(text: string): Result<Line, 'ERR_START'> {
  const read = readPastedText(text)
  if (!read.ok) return { ok: false, error: 'ERR_START', detail: pastedTextFault(read) }
  if (read.value.type === 'position') return { ok: true, value: new Line(read.value.start) }
  const [{ start, moves }] = read.value.games
  const fault = read.value.notes.find(costsMoves)
  if (fault) return { ok: false, error: 'ERR_START', detail: pastedNote(fault) }
  return { ok: true, value: new Line(start ? makeFen(start) : START_FEN, moves) }
}

/** True if moves of the first game were not read. Then the game would go on from a position that the text does not lead to. */
function costsMoves(note: PastedNote): boolean {
  if (note.error === 'ERR_PGN_START' || note.error === 'ERR_PGN_VARIANT') return (note.game ?? 1) === 1
  if (note.error === 'ERR_PGN_MOVE') return (note.place.game ?? 1) === 1 && !note.isVariation
  return note.error === 'ERR_PGN_COMMENT' && (note.place.game ?? 1) === 1
}

export const shownFenOf = (game: Game): Fen => makeFen(game.line.positionAt(game.shown))

interface PgnWriter {
  /** The address of this site. */
  readonly site: string
  /** The account's name, for the player against the computer; undefined if no account is signed in. */
  readonly player: string | undefined
  readonly zone?: Zone
}

/** Writes the whole game. `now` is its date if it does not say when it began. */
export function pgnOf(game: Game, now: Date, { site, player, zone }: PgnWriter): string {
  const end = endOf(game)
  const winner = end && (end.winner === 'w' ? '1-0' : end.winner === 'b' ? '0-1' : '1/2-1/2')
  const start = game.line.positionAt(0)
  return makePgn({
    tags: {
      Event: eventTag(game.opponent.type),
      Site: site,
      Date: dateTag(new Date(creationOf(idOf(game) ?? '', now.getTime()) ?? now), zone),
      White: nameOf(game, 'w', player),
      Black: nameOf(game, 'b', player),
      TimeControl: timeControlTag(game.time),
      ...(end && { Termination: terminationTag(end.reason) }),
    },
    ...(game.line.start !== START_FEN && { start }),
    moves: game.line.moves,
    result: winner ?? '*',
    ...(!game.time.untimed && {
      clocks: game.line.moves.map(
        (_, ply) => (game.times[ply + 1]?.[game.line.sideToMoveAt(ply)] ?? 0) / 1000,
      ),
    }),
  })
}

function nameOf({ opponent }: Game, color: Color, player: string | undefined): string {
  if (opponent.type !== 'computer') return opponent.names[color] || SIDE_TAGS[color]
  return color === opponent.seat ? player || SIDE_TAGS[color] : computerTag(opponent.skill)
}
