import type { Fen, Role, Square, Uci } from '#chess/types.ts'
import type { ExactOutcome } from '#coach/judging/exact.ts'

/**
 * How material is won. The coach names the first that applies, from the most specific to the most general (motif.ts). The
 * last one is a line that no move forces and in which both sides play their best moves (best-play.ts).
 */
const MOTIFS = [
  'promotion',
  'discovered-attack',
  'fork',
  'skewer',
  'removed-defender',
  'deflection',
  'pin',
  'trapped-piece',
  'hanging-piece',
  'exchange',
  'immune-capture',
  'combination',
  'best-play',
] as const
export type Motif = (typeof MOTIFS)[number]

export interface PlacedPiece {
  readonly role: Role
  readonly square: Square
}

/**
 * The proof of a claim: a position of the game and legal moves from it. They begin with the move that the claim is about and end
 * in mate, or in a position in which no capture, promotion or answer to a check changes the count.
 */
export interface Proof {
  readonly start: Fen
  readonly moves: readonly Uci[]
}

/** Why the loss came about, if that can be proved. */
const CAUSES = ['moved-into', 'sacrificed', 'line-opened', 'left-unguarded', 'threat-ignored'] as const
export type Cause = (typeof CAUSES)[number]

/** The mover allowed the chance to the opponent, missed it, or played it. */
const ABOUTS = ['allowed', 'missed', 'played'] as const
export type About = (typeof ABOUTS)[number]

export interface MateClaim {
  readonly kind: 'mate'
  readonly about: About
  /** Full moves until mate, 1 for the next move. */
  readonly moves: number
  readonly backRank: boolean
  /** The line is too long for the player's rating, so the sentence gives its first idea only. */
  readonly isFarAway?: boolean
  /** The opponent's last move, if it threatened this mate. */
  readonly warning?: Proof
  readonly proof: Proof
}

export interface Prize {
  /** In centipawns by the values that children learn, for the side that wins it. */
  readonly gain: number
  /** The pieces that change hands over the proof, most valuable first; trades of equal pieces are left out. */
  readonly won: readonly Role[]
  readonly lost: readonly Role[]
}

export interface MaterialClaim extends Prize {
  readonly kind: 'material'
  readonly about: About
  readonly motif: Motif
  /** The piece whose capture wins the material. */
  readonly victim: PlacedPiece
  /** The piece that takes it, with the square on which it takes. */
  readonly by: PlacedPiece
  /**
   * Fork: the pieces attacked at once. Skewer: in front and behind. Pin: the pinned piece and the one behind it.
   * Discovered attack: the piece on the opened line, and one that the moved piece attacks.
   */
  readonly targets: readonly PlacedPiece[]
  readonly cause: Cause | undefined
  /** Which move of the proof wins it, 0 for the first: for an arrow. */
  readonly key: number
  /** The opponent's last move, if it made the ignored threat; see warning.ts. */
  readonly warning?: Proof
  /** The promotion costs material and only saves the game: the promoting side is not ahead. */
  readonly onlySaves?: boolean
  /** The idea of a line that needs preparation; see line-idea.ts. */
  readonly idea?: LineIdea
  /** An additional chance that the move allowed, if the chance that it missed explains only part of the loss. */
  readonly also?: MaterialClaim
  /** From the position after the named move: a recapture there, and the move that punishes it; see recapture.ts. */
  readonly retaken?: Proof
  /** The proof contains a move of the game for which the engine liked another one as much; see hindsight.ts. */
  readonly isDisputed?: true
  /** The engine's line after the key move, if the loss is much larger than the gain. Begins with the moves of the proof. */
  readonly rest?: Proof
  readonly proof: Proof
}

/** The motifs that a sentence can name; the others quote a line. */
export type NamedMotif = Exclude<Motif, 'combination' | 'best-play'>

/** The purpose of one of the winner's moves in a line; `key` is its index in the proof. */
export type LineIdea =
  | ({ readonly type: 'motif'; readonly motif: NamedMotif } & Pick<
      MaterialClaim,
      'key' | 'by' | 'victim' | 'targets'
    >)
  /** `threat`: a pass and the mate. */
  | { readonly type: 'mate-threat'; readonly key: number; readonly threat: Proof }
  /** Attacks the piece that is lost later and threatens mate; `threat` is a pass and the mate. */
  | {
      readonly type: 'double-threat'
      readonly key: number
      readonly victim: PlacedPiece
      readonly threat: Proof
    }
  /** Attacks the piece that is lost later, or takes one at once. */
  | { readonly type: 'attack' | 'capture'; readonly key: number; readonly victim: PlacedPiece }
  /** Threatens material; `threat` is a pass and the captures that win it. */
  | { readonly type: 'threat'; readonly key: number; readonly prize: Prize; readonly threat: Proof }

/** The king has to move before it has castled; see castling.ts. */
export interface CastlingClaim {
  readonly kind: 'castling'
  readonly about: About
  /** Ends with the judged king move, or with a king move that was the only answer to a check. */
  readonly proof: Proof
}

/** Check follows check, and the king is driven over the board; see king-hunt.ts. */
export interface HuntClaim {
  readonly kind: 'hunt'
  readonly about: About
  /** Ends with the last of the checks that make it a hunt. */
  readonly proof: Proof
}

/** King and pawn against king, which is solved; see pawn-ending.ts. */
export interface PawnEndingClaim {
  readonly kind: 'pawn-ending'
  readonly about: About
  /** `won`: the side with the pawn wins. `drawn`: the other side holds the draw. */
  readonly result: 'won' | 'drawn'
  /** Ends when only the kings and a pawn are left. */
  readonly proof: Proof
}

/** The move changed the exact result of an ending with few men, by tables; see finding/spoilt-ending.ts. */
export interface EndingClaim {
  readonly kind: 'ending'
  readonly about: 'allowed'
  /** For the side that moved: with best play before the move, and after it. */
  readonly before: ExactOutcome
  readonly after: ExactOutcome
  /** A move that keeps the result. */
  readonly keeps: Uci
  /** The judged move, and the engine's answer if there is one. */
  readonly proof: Proof
}

/** The last pieces are traded, and the remaining ending of kings and pawns is won; see trade.ts. */
export interface TradeClaim {
  readonly kind: 'trade'
  readonly about: About
  /** Ends with the move after which only kings and pawns are left. */
  readonly proof: Proof
}

/** A position is repeated, and neither side can do better; see repetition.ts. */
export interface DrawClaim {
  readonly kind: 'draw'
  readonly about: About
  /** Ends with the move that repeats a position of the line. */
  readonly proof: Proof
}

/** A threat: the side that made the last move of the proof would win something if it could move again; see threat.ts. */
export interface ThreatClaim {
  readonly kind: 'threat'
  readonly about: About
  readonly prize: 'mate' | Prize
  /** The piece that the judged move put on a square where it is now attacked. */
  readonly chased: PlacedPiece | undefined
  /** At least two pieces that the last move attacks at once, of which only one can be saved by moving it. */
  readonly targets?: readonly PlacedPiece[]
  /** The attacked piece can move away, so that the threat only gains a tempo. */
  readonly isTempo?: boolean
  /** Ends with the threatening move. */
  readonly proof: Proof
  /** The line that carries out the threat: starts where `proof` ends, with the threatening side to move again. */
  readonly threat: Proof
  /** The engine's best answer, and for a tempo the move that the time is used for: starts where `proof` ends. */
  readonly answer?: Proof
  /** Material that the engine's line wins although the threat is answered. */
  readonly stillWon?: MaterialClaim
}

/** The pieces that a move takes, attacks, traps or uncovers, or the pawn that runs; see sight.ts. */
export interface SeenSight {
  readonly type: 'capture' | 'attack' | 'trap' | 'discovery' | 'passed-pawn' | 'trade'
  /** Most valuable first, at least one. */
  readonly targets: readonly PlacedPiece[]
  /** The piece whose line was opened. */
  readonly by?: PlacedPiece
  /** In centipawns: what the other side loses in any case, as far as it shows at once. */
  readonly gain: number
}

export type SecondFact =
  | SeenSight
  /** The answer checks along a line that the judged move opened. */
  | { readonly type: 'way' }
  /** A claim that is true without accounting for the loss. */
  | { readonly type: 'claim'; readonly claim: MaterialClaim | ThreatClaim | CastlingClaim }

/** A true fact about the engine's answer or better move, for a loss that no claim explains; see finding/second-tier.ts. */
export interface SightClaim {
  readonly kind: 'sight'
  readonly about: 'allowed' | 'missed' | 'played'
  readonly sight: SecondFact
  /** False if the loss is larger than what the sight shows. */
  readonly isAll: boolean
  readonly proof: Proof
}

/** Praise of the only good move: the engine's next best move loses something. */
export interface OnlyMoveClaim {
  readonly kind: 'only-move'
  readonly about: 'played'
  /** A claim about the same position, as if the next best move had been played. */
  readonly loss: MateClaim | MaterialClaim
  /** Proof of the loss: begins with the next best move. */
  readonly proof: Proof
}

export interface BookMove {
  readonly move: Uci
  /** Percentage of people's games reaching the position in which the move was played. */
  readonly share: number
}

/** The first move outside the opening book, neither good nor bad. See book.ts. */
export interface BookClaim {
  readonly kind: 'book'
  readonly about: 'played'
  readonly made: Uci
  /** The moves that people play here, most popular first; at least one. */
  readonly instead: readonly BookMove[]
  /** Shows the first of `instead`. */
  readonly proof: Proof
}

/** A statement about one move that the rules of chess alone can check. The coach says nothing that it cannot prove. */
export type Claim =
  | MateClaim
  | MaterialClaim
  | CastlingClaim
  | HuntClaim
  | PawnEndingClaim
  | EndingClaim
  | TradeClaim
  | DrawClaim
  | ThreatClaim
  | SightClaim
  | OnlyMoveClaim
  | BookClaim

/** The kind of claim, for statistics. */
export const reasonOf = (claim: Claim): Motif | Exclude<Claim['kind'], 'material'> =>
  claim.kind === 'material' ? claim.motif : claim.kind
