import type { Fen, Role, Square, Uci } from '#chess/types.ts'

/**
 * How material is won. The first that fits is named, from the most particular to the plainest; see motif.ts. The last is a line
 * that no move forces, in which both sides do their best; see best-play.ts.
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
  'combination',
  'best-play',
] as const
export type Motif = (typeof MOTIFS)[number]

export interface PlacedPiece {
  readonly role: Role
  readonly square: Square
}

/**
 * What proves a claim: a position of the game and legal moves from it. They begin with the move that the claim is about
 * and end in mate, or where no capture, promotion or answer to a check changes the count any more.
 */
export interface Proof {
  readonly start: Fen
  readonly moves: readonly Uci[]
}

/** Why the loss came about, or the chance was missed (`passive`, see passive.ts), where that can be said. */
const CAUSES = ['moved-into', 'left-unguarded', 'threat-ignored', 'passive'] as const
export type Cause = (typeof CAUSES)[number]

/** Whose chance it was, seen from whoever made the move: allowed to the opponent, missed by himself, or played. */
const ABOUTS = ['allowed', 'missed', 'played'] as const
export type About = (typeof ABOUTS)[number]

interface MateClaim {
  readonly kind: 'mate'
  readonly about: About
  /** Full moves until mate, 1 for the next move. */
  readonly moves: number
  readonly backRank: boolean
  readonly cause: Cause | undefined
  readonly proof: Proof
}

export interface Prize {
  /** In centipawns by the values that children learn, for whoever wins it. */
  readonly gain: number
  /** What changes hands over the proof, dearest first; what was traded like for like is left out. */
  readonly won: readonly Role[]
  readonly lost: readonly Role[]
}

export interface MaterialClaim extends Prize {
  readonly kind: 'material'
  readonly about: About
  readonly motif: Motif
  /** The piece that is taken where the material is won. */
  readonly victim: PlacedPiece
  /** What the winning side does it with, and where it stands then. */
  readonly by: PlacedPiece
  /** The pieces attacked at once, of a fork; in front and behind, of a skewer; the pinned one and what is behind, of a pin. */
  readonly targets: readonly PlacedPiece[]
  readonly cause: Cause | undefined
  /** Which move of the proof wins it, 0 for the first: for an arrow. */
  readonly key: number
  readonly proof: Proof
}

/** The king has to move before it has castled; see castling.ts. */
export interface CastlingClaim {
  readonly kind: 'castling'
  readonly about: About
  /** The move of the king that is judged, or a check before it that nothing else answers. */
  readonly proof: Proof
}

/** King and pawn against king, which is solved; see pawn-ending.ts. */
export interface PawnEndingClaim {
  readonly kind: 'pawn-ending'
  readonly about: About
  /** For whoever it is good for: the side with the pawn wins, or the other one holds the draw. */
  readonly result: 'won' | 'drawn'
  /** Ends where only the kings and a pawn are left. */
  readonly proof: Proof
}

/** The last pieces are traded, and the ending of kings and pawns that is left is won; see trade.ts. */
export interface TradeClaim {
  readonly kind: 'trade'
  readonly about: About
  /** Ends with the move after which only kings and pawns are left. */
  readonly proof: Proof
}

/** A position comes again, and neither side can do better; see repetition.ts. */
export interface DrawClaim {
  readonly kind: 'draw'
  readonly about: About
  /** Ends with the move that brings a position of the line back. */
  readonly proof: Proof
}

/** What the side that made the last move of the proof would win if it might move once more; see threat.ts. */
export interface ThreatClaim {
  readonly kind: 'threat'
  readonly about: About
  readonly prize: 'mate' | Prize
  /** The piece that the judged move put where it is attacked now. */
  readonly chased: PlacedPiece | undefined
  /** Ends with the move that threatens. */
  readonly proof: Proof
  /** The threat carried out: begins where `proof` ends, with the side that threatens to move again. */
  readonly threat: Proof
}

/** The first move that is in no line of the table of openings; neither good nor bad. See book.ts. */
export interface BookClaim {
  readonly kind: 'book'
  readonly about: 'played'
  readonly made: Uci
  /** What the table goes on with, at least one move. */
  readonly instead: readonly Uci[]
  /** The first of these. */
  readonly proof: Proof
}

/** A statement about one move that the rules of chess alone can check. Whatever cannot be proved is not said. */
export type Claim =
  | MateClaim
  | MaterialClaim
  | CastlingClaim
  | PawnEndingClaim
  | TradeClaim
  | DrawClaim
  | ThreatClaim
  | BookClaim

/** What a claim is about, for whoever counts them. */
export const reasonOf = (claim: Claim): Motif | Exclude<Claim['kind'], 'material'> =>
  claim.kind === 'material' ? claim.motif : claim.kind
