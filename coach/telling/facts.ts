import { type Color, type Role, type San, type SquareName } from '#chess/types.ts'
import type { PawnEndingClaim } from '#coach/claims/claim.ts'

/** One side of the game. `isReader` says that the reader played it. */
export interface Side {
  readonly color: Color
  readonly isReader: boolean
}

/** A piece and its square. */
export interface ToldPiece {
  readonly role: Role
  readonly square: SquareName
  readonly isReaders: boolean
}

/** The gain of a line: a new piece, an advantage after promotions on both sides, or pieces won and lost. */
export type Spoils =
  | { readonly type: 'promotion'; readonly role: Role }
  | { readonly type: 'ahead' }
  | { readonly type: 'pieces'; readonly won: readonly Role[]; readonly lost: readonly Role[] }

export interface Outcome {
  readonly side: Side
  /** True for a missed chance, which is worded in the conditional. */
  readonly isMissed: boolean
  readonly spoils: Spoils
  /** The line continues and wins more. */
  readonly isLeast?: boolean
}

/** Numbered moves; a long line is cut. */
export interface ToldLine {
  readonly text: string
  readonly isCut: boolean
}

/** The move that shows an idea, with the moves that lead up to it. */
export interface Idea {
  readonly lead: readonly San[]
  readonly san: San
}

/** An exact result, with the moves to mate if known. */
export type ToldResult =
  | { readonly result: 'draw' }
  | { readonly result: 'win' | 'loss'; readonly moves: number | undefined }

/** The effect of the move that punishes a recapture. */
export type Effect =
  | { readonly type: 'mate' }
  | { readonly type: 'takes'; readonly victim: ToldPiece }
  | { readonly type: 'attacks'; readonly targets: readonly ToldPiece[] }

/** How a piece came to be lost. `plain`: no cause is known. `taken-back`: it took a piece of at least its own value. */
export type Plight =
  | 'plain'
  | 'moved-into'
  | 'taken-back'
  | 'sacrificed'
  | 'line-opened'
  | 'left-unguarded'
  | 'ignored'

/**
 * Everything the coach can say, by kind and as data alone. Each language has one method per kind (words/coach). `variant`
 * chooses among phrases with the same meaning.
 */
interface FactsByKind {
  readonly 'game-drawn': { readonly kept: San | undefined }
  readonly checkmate: object
  readonly 'better-move': { readonly better: San; readonly variant: number }
  readonly 'missed-chance': {
    readonly side: Side
    /** Absent if the following fact names the move: then this one only says whose chance it was. */
    readonly better: San | undefined
    readonly variant: number
  }
  readonly 'fine-sacrifice': { readonly variant: number }
  readonly 'quicker-mate': {
    readonly san: San
    readonly better: San
    readonly moves: number
    readonly line: ToldLine
  }
  readonly 'mate-at-once': { readonly san: San; readonly isMissed: boolean; readonly isBackRank: boolean }
  readonly 'mate-in': {
    readonly side: Side
    readonly isMissed: boolean
    readonly moves: number
    readonly isBackRank: boolean
    readonly line: ToldLine
  }
  readonly 'wins-or-mates': { readonly outcome: Outcome; readonly line: ToldLine }
  readonly 'wins-by-move': { readonly san: San; readonly outcome: Outcome }
  readonly 'wins-by-line': { readonly outcome: Outcome; readonly line: ToldLine }
  readonly 'best-play-move': { readonly san: San; readonly outcome: Outcome }
  readonly 'best-play': {
    readonly line: ToldLine
    readonly outcome: Outcome
    /** The line contains a move of the game that is not best play for certain. */
    readonly isDisputed: boolean
  }
  readonly taken: Idea & {
    readonly victim: ToldPiece
    /** The piece that takes, with the square that it comes from. */
    readonly by: ToldPiece
    readonly plight: Plight
    /**
     * Undefended, taken by a cheaper piece that is lost for it or may be, attacked more often than defended, or taken with a check
     * that forbids taking back. `other`: another fact says why it can be taken.
     */
    readonly how: 'free' | 'cheaper' | 'at-most' | 'outnumbered' | 'with-check' | 'other'
    /** For an ignored threat: the numbered move that made it, if that was the opponent's last move. */
    readonly warning: string | undefined
    /** The judged move. */
    readonly answer: San
  }
  readonly fork: Idea & { readonly by: Role; readonly targets: readonly ToldPiece[] }
  readonly skewer: Idea & { readonly front: ToldPiece; readonly behind: ToldPiece }
  readonly pin: Idea & { readonly pinned: ToldPiece; readonly behind: ToldPiece }
  readonly 'discovered-attack': Idea & { readonly by: ToldPiece; readonly victim: ToldPiece }
  readonly 'removed-defender': Idea & { readonly victim: ToldPiece }
  readonly deflection: Idea & { readonly lured: ToldPiece; readonly victim: ToldPiece }
  readonly 'trapped-piece': Idea & { readonly victim: ToldPiece }
  readonly promotion: Idea & { readonly role: Role }
  /** The capture, fork or mate that would follow a recapture. */
  readonly 'if-retaken': { readonly reply: San; readonly answer: San; readonly effect: Effect }
  /** Other pieces that a capture attacks, and the mate that it threatens. */
  readonly also: { readonly targets: readonly ToldPiece[]; readonly mate: San | undefined }
  readonly 'double-threat': { readonly san: San; readonly victim: ToldPiece; readonly mate: San }
  /** The judged move blocked the line on which an attacked piece could have left. */
  readonly 'way-shut': { readonly san: San; readonly piece: ToldPiece }
  /** A pin of an attacked piece. */
  readonly pinned: { readonly piece: ToldPiece; readonly behind: ToldPiece }
  readonly outcome: Outcome
  readonly 'win-gone': object
  /** Introduces facts about what the judged move allows, in addition to the chance that it missed. */
  readonly instead: { readonly san: San }
  /** How the line continues, if the loss is much larger than the gain named. */
  readonly rest: { readonly line: string }
  readonly 'pawn-ending': {
    readonly side: Side
    readonly result: PawnEndingClaim['result']
    readonly line: readonly San[]
    /** The square of a trade that leads to the ending. */
    readonly traded: SquareName | undefined
  }
  /** The exact result that the judged move changed, for the side that moved. */
  readonly 'exact-ending': {
    readonly side: Side
    readonly san: San
    readonly before: ToldResult
    readonly after: ToldResult
    /** A move that keeps the result; absent for a player who may try again. */
    readonly keeps: San | undefined
  }
  readonly 'wins-pawn-ending': {
    readonly side: Side
    readonly isMissed: boolean
    readonly moves: readonly San[]
  }
  readonly repetition: { readonly isMissed: boolean; readonly moves: readonly San[] }
  readonly 'king-moved': { readonly side: Side; readonly san: San }
  readonly 'king-driven': { readonly side: Side; readonly san: San }
  /** The first of the checks that drive a king over the board. */
  readonly 'king-hunt': { readonly king: Side; readonly isMissed: boolean; readonly moves: readonly San[] }
  readonly 'mate-threat': { readonly san: San; readonly next: San; readonly isNow: boolean }
  readonly threat: {
    readonly side: Side
    readonly san: San
    readonly next: San
    readonly isNow: boolean
    /** The piece that the judged move put on an attacked square. */
    readonly chased: ToldPiece | undefined
    readonly spoils: Spoils
    readonly variant: number
  }
  /** An attack on a piece that a line of best play wins. */
  readonly attack: Idea & { readonly victim: ToldPiece }
  /** A piece is traded for one of the same value. */
  readonly trades: { readonly san: San; readonly by: Role; readonly victim: ToldPiece }
  /** A move attacks several men, pawns among them. */
  readonly hits: Idea & { readonly targets: readonly ToldPiece[] }
  /** The judged move left a square through which the answer checks. */
  readonly 'way-open': { readonly san: San; readonly answer: San }
  /** No pawn can stop the pawn, which has `left` squares to go. */
  readonly 'passed-pawn': { readonly san: San; readonly square: SquareName; readonly left: number }
  /** Follows a fact that does not account for the whole loss: the chances of the side that made the mistake, in per cent. */
  readonly 'not-all': { readonly side: Side; readonly from: number; readonly to: number }
  /** A line of best play begins by taking a piece. */
  readonly captures: Idea & { readonly victim: ToldPiece }
  /** A threat that only gains a tempo, since the attacked piece can move away. */
  readonly tempo: {
    readonly san: San
    readonly victim: ToldPiece
    readonly isMissed: boolean
    /** The answer of the attacked piece, and the move that the time is used for. */
    readonly use: { readonly reply: San; readonly next: San } | undefined
  }
  /** The other side's best answer to a threat, and what the line wins all the same. */
  readonly 'still-wins': { readonly reply: San; readonly outcome: Outcome }
  /**
   * The other side's best answer to a threat, and the winning chances of the side that made the mistake, in per cent: with the better
   * move, and after the judged one.
   */
  readonly answered: {
    readonly reply: San
    readonly side: Side
    readonly isMissed: boolean
    readonly better: number
    readonly left: number
  }
  /** The opponent's last move, numbered, which threatened what the judged move allowed. */
  readonly threatened: { readonly move: string }
  /** Introduces facts about the engine's next best move. */
  readonly 'next-best': {
    readonly san: San
    /** True if only two moves were legal. */
    readonly isOnlyOther: boolean
    readonly variant: number
  }
  /** The numbers of earlier moves with the same mistake by the same side. */
  readonly again: { readonly numbers: readonly number[] }
  readonly 'book-moves': { readonly moves: readonly { readonly san: San; readonly share: number }[] }
  /** Follows the sentence that names the turning point: the chances before and after it, in per cent. */
  readonly 'chances-fell': {
    readonly side: Side
    /** The position before it: open, or won for `side`. */
    readonly was: 'open' | 'winning'
    readonly from: number
    readonly to: number
  }
  /** A later mistake of the other side, numbered, that let `side` back into the game. */
  readonly 'let-back': { readonly side: Side; readonly move: string }
  /** The mistake after which the result was never open again. */
  readonly decided: { readonly winner: Side; readonly move: string }
  /** A hasty mistake, with the minutes left on the clock; or one in time trouble, with the seconds left. */
  readonly hasty: { readonly minutes: number }
  readonly 'time-trouble': { readonly seconds: number }
  /** Answer to a question: the move is as good as the best one, or nearly as good if `better` is given. */
  readonly 'nothing-wrong': { readonly san: San; readonly better: San | undefined }
  /** Answers to a question: the move that is better than the loss just described, or the move whose chance was missed. */
  readonly avoids: { readonly better: San }
  readonly misses: { readonly san: San; readonly better: San }
  /** Answer to a question: the engine's reply to a move, numbered, if nothing else can be proved. */
  readonly 'best-reply': { readonly san: San; readonly line: string }
  readonly 'gives-check': { readonly san: San }
  /** Answer to a question: the move threatens neither mate in one nor a capture that wins material. */
  readonly 'no-threat': { readonly san: San }
  /** The moves that players of a rating choose, with each move's share in per cent. */
  readonly 'people-play': {
    readonly rating: number
    readonly moves: readonly { readonly san: San; readonly share: number }[]
  }
  /** A missed chance without the move, for a player who may try again. */
  readonly 'could-have': { readonly chance: HiddenChance }
}

/** A missed chance, described without its move. */
export type HiddenChance =
  | { readonly type: 'mate'; readonly moves: number }
  | { readonly type: 'material'; readonly spoils: Spoils; readonly isBestPlay: boolean }
  | {
      readonly type:
        | 'draw'
        | 'trade'
        | 'threat'
        | 'mate-threat'
        | 'castling'
        | 'hunt'
        | 'pawn-won'
        | 'pawn-stopped'
    }

export type FactKind = keyof FactsByKind
export type FactOf<Kind extends FactKind> = { readonly kind: Kind } & FactsByKind[Kind]
export type Fact = { readonly [Kind in FactKind]: FactOf<Kind> }[FactKind]

/** Kinds of mistakes that have advice, gravest first. */
export const LESSONS = [
  'allowed-mate',
  'missed-mate',
  'unseen-threat',
  'loose-piece',
  'promotion',
  'tactic',
  'ending',
  'pawn-ending',
  'trade',
  'draw',
  'castling',
  'allowed-threat',
  'missed-threat',
  'missed-chance',
] as const
export type Lesson = (typeof LESSONS)[number]

/** The side that the reader played; absent if they are looking at other people's game. */
export type Reader = Color | undefined
