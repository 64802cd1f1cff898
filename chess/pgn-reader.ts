/** Reads PGN with variations, comments, glyphs and program commands. */
import type { PgnFault, PgnReading } from './pgn-fault.ts'
import { PgnGameReader } from './pgn-game.ts'
import { PgnScanner, type PgnToken } from './pgn-scanner.ts'
import { isLikeMove } from './pgn-signs.ts'
import type { PgnTree } from './pgn-tree.ts'
import { Position } from './position.ts'

/** More than a file of 1 MB has, unless its games have a few characters each. */
const MOST_GAMES = 5_000

/** Reads every game that can be read, as far as it can be read. Refuses only a text without any game. */
export const parsePgnTrees = (text: string): PgnReading<PgnTree> => readPgn(text).reading

/** As `parsePgnTrees`, with the number of characters looked at. */
export function readPgn(text: string): { readonly reading: PgnReading<PgnTree>; readonly looked: number } {
  const scanner = new PgnScanner(text)
  const reader = new PgnReader()
  for (let token = scanner.next(); token && !reader.isFull; token = scanner.next()) reader.read(token)
  return { reading: reader.finish(), looked: scanner.looked }
}

/**
 * Splits the tokens into games. A game begins with tags after moves, with a second set of tags after an empty line, or with a
 * move after a result.
 */
class PgnReader {
  private readonly games: PgnTree[] = []
  private readonly notes: PgnFault[] = []
  /** All games so far, including those that are left out. */
  private count = 0
  /** For all games from the initial position, one after the other. */
  private readonly initial = Position.start()
  private game = this.nextGame()

  get isFull(): boolean {
    return this.count >= MOST_GAMES
  }

  finish(): PgnReading<PgnTree> {
    if (this.isFull) this.notes.push({ error: 'ERR_PGN_MORE', games: this.count })
    else this.endGame()
    const notes = this.count === 1 ? this.notes.map(withoutNumber) : this.notes
    if (this.games.length > 0) return { ok: true, value: this.games, notes }
    const fault = notes.find(({ error }) => error !== 'ERR_PGN_WORD' && error !== 'ERR_PGN_TAG')
    return { ok: false, ...(fault ?? { error: 'ERR_PGN_EMPTY' }) }
  }

  read(token: PgnToken): void {
    switch (token.kind) {
      case 'tag':
        return this.readTag(token)
      case 'bracket':
        return this.game.noteTag(token.near)
      case 'comment':
        return this.game.readComment(token.text, token.isUnclosed)
      case 'glyph':
        return this.game.readGlyph(token.number)
      case 'result':
        return this.game.readResult(token.result, token.text)
      case 'open':
        return this.game.open()
      case 'close':
        return this.game.close()
      case 'stray':
        return this.game.readStray(token.text)
      case 'number':
        if (this.isNextGame()) this.endGame()
        this.game.hasMoveText = true
        return
      case 'word':
        if (this.isNextGame()) {
          if (!token.isNumbered && !isLikeMove(token.text)) return this.game.readSign(token.text)
          this.endGame()
        }
        return this.game.readWord(token.text)
    }
  }

  private readTag({ name, value, isFirst, isAfterGap }: Extract<PgnToken, { kind: 'tag' }>): void {
    if (this.game.depth > 0 && !isFirst) return this.game.noteTag(`[${name} "${value.slice(0, 20)}"]`)
    const isSecondSet = isAfterGap
      ? this.game.hasTag(name) || name === 'Event'
      : name === 'Event' && this.game.hasTag(name)
    if (this.game.hasMoveText || (this.game.hasTags && isSecondSet)) this.endGame()
    this.game.readTag(name, value)
  }

  /** True if the next move belongs to another game. */
  private isNextGame(): boolean {
    return this.game.isOver && this.game.depth === 0
  }

  private endGame(): void {
    const { game } = this
    if (!game.isEmpty) {
      this.count++
      const tree = game.finish()
      if (tree) this.games.push(tree)
    }
    this.game = this.nextGame()
  }

  private nextGame(): PgnGameReader {
    return new PgnGameReader(this.count + 1, this.initial, (fault) => this.notes.push(fault))
  }
}

function withoutNumber(fault: PgnFault): PgnFault {
  if ('place' in fault) return { ...fault, place: { ...fault.place, game: undefined } }
  return 'game' in fault ? { ...fault, game: undefined } : fault
}
