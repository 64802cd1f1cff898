/** A game while it is being read: its tree grows, and its comments are joined at the end. */
import { joinComments, parseComment, type Comment } from './pgn-comment.ts'
import type { CommentCommand } from './move-tree.ts'
import type { Position } from './position.ts'
import type { Fen, Move } from './types.ts'

/** A node that is still being read. */
interface Draft {
  readonly move: Move
  readonly glyphs: number[]
  before?: string
  comment?: string
  commands: readonly CommentCommand[]
  readonly next: Draft[]
}

interface DraftTree {
  start: Fen
  comment?: string
  commands: readonly CommentCommand[]
  readonly next: Draft[]
}

/** The main line, or a variation that is still open. */
interface OpenLine {
  /** The list that contains the last move, to which a variation would be added; empty before the first move. */
  siblings: Draft[]
  last: Draft | DraftTree | undefined
  /** The list that the next move is added to. */
  next: Draft[]
  /** Comments before the first move of a variation. */
  before: Comment[]
  /** Moves of this line on the position. */
  made: number
}

/** Variations nested deeper are left out: writing them again takes a call for each level. */
const DEEPEST = 40

export class PgnDraft {
  readonly tree: DraftTree = { start: '' as Fen, commands: [], next: [] }
  private readonly lines: OpenLine[] = [
    { siblings: [], last: this.tree, next: this.tree.next, before: [], made: 0 },
  ]
  private comments: Map<Draft | DraftTree, Comment[]> | undefined

  /** 1 in the main line. */
  get depth(): number {
    return this.lines.length
  }

  get hasMoves(): boolean {
    return this.tree.next.length > 0
  }

  get isTooDeep(): boolean {
    return this.lines.length > DEEPEST
  }

  /** Adds a legal move and makes it on the position. */
  add(position: Position, move: Move, glyphs: readonly number[]): void {
    const line = this.lines.at(-1)!
    let node = line.next.find((each) => each.move === move)
    if (!node) {
      node = { move, glyphs: [], commands: [], next: [] }
      line.next.push(node)
    }
    if (line.before.length > 0) {
      const earlier = node.before === undefined ? [] : [{ words: node.before, commands: [] }]
      const { words, commands } = joinComments([...earlier, ...line.before])
      if (words !== '') node.before = words
      // Commands such as arrows have no place before a move.
      if (commands.length > 0) this.commentsOf(node).push({ words: '', commands })
      line.before = []
    }
    position.make(move)
    line.made++
    line.siblings = line.next
    line.last = node
    line.next = node.next
    for (const glyph of glyphs) this.addGlyph(glyph)
  }

  /** False before the first move, which has nothing to annotate. */
  addGlyph(glyph: number): boolean {
    const { last } = this.lines.at(-1)!
    if (!last || !('move' in last)) return false
    if (!last.glyphs.includes(glyph)) last.glyphs.push(glyph)
    return true
  }

  addComment(text: string): void {
    const line = this.lines.at(-1)!
    const comment = parseComment(text)
    if (line.last === undefined) line.before.push(comment)
    else this.commentsOf(line.last).push(comment)
  }

  /** Opens a variation that replaces the last move; false if there is none. */
  open(position: Position): boolean {
    const { siblings, last } = this.lines.at(-1)!
    if (siblings.length === 0 || last === undefined) return false
    position.unmake()
    this.lines.push({ siblings: [], last: undefined, next: siblings, before: [], made: 0 })
    return true
  }

  /** Closes the innermost variation. */
  close(position: Position): void {
    const { made, before } = this.lines.pop()!
    for (let count = made; count > 0; count--) position.unmake()
    const { last } = this.lines.at(-1)!
    if (!last || !('move' in last)) throw new Error('A variation replaces a move')
    position.make(last.move)
    // A variation without moves: its words are about the move.
    if (before.length > 0) this.commentsOf(last).push(...before)
  }

  /** Takes all moves back, so that the position can be used for the next game. */
  finish(position: Position): void {
    while (this.lines.length > 1) this.close(position)
    for (let count = this.lines[0]!.made; count > 0; count--) position.unmake()
    for (const [place, comments] of this.comments ?? []) {
      const { words, commands } = joinComments(comments)
      if (words !== '') place.comment = words
      place.commands = commands
    }
  }

  private commentsOf(place: Draft | DraftTree): Comment[] {
    this.comments ??= new Map()
    const known = this.comments.get(place)
    if (known) return known
    const comments: Comment[] = []
    this.comments.set(place, comments)
    return comments
  }
}
