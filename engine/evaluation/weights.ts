import { TRAINED } from './weights-data.ts'

/**
 * The trained weights of the evaluation, packed: the middlegame value in the low half of an integer and the endgame value in
 * the high half, so that one addition adds both. weights-data.ts has them as plain numbers.
 */
export const packed = (middlegame: number, endgame: number): number => (endgame << 16) + middlegame
export const middlegameOf = (score: number): number => (score << 16) >> 16
export const endgameOf = (score: number): number => (score + 0x8000) >> 16

const pack = ({ middlegame, endgame }: (typeof TRAINED)[keyof typeof TRAINED]): Int32Array =>
  Int32Array.from(middlegame, (value, index) => packed(value, endgame[index]!))

/** Index `role << 6 | square from White's view`; added to the specification's piece values. */
export const PIECE_SQUARE = pack(TRAINED.pieceSquare)

/**
 * Indexed by the number of squares a piece can reach, except those with an own pawn or king and those guarded by an enemy
 * pawn.
 */
export const KNIGHT_MOBILITY = pack(TRAINED.knightMobility)
export const BISHOP_MOBILITY = pack(TRAINED.bishopMobility)
export const ROOK_MOBILITY = pack(TRAINED.rookMobility)
export const QUEEN_MOBILITY = pack(TRAINED.queenMobility)

/** Piece terms, in the order of the constants below. */
export const PIECE_TERMS = pack(TRAINED.pieceTerms)
export const BISHOP_PAIR = 0
/** Per own pawn on squares of the bishop's colour. */
export const BAD_BISHOP = 1
export const ROOK_ON_OPEN_FILE = 2
export const ROOK_ON_HALF_OPEN_FILE = 3
export const KNIGHT_OUTPOST = 4
export const BISHOP_OUTPOST = 5
export const MINOR_BEHIND_PAWN = 6
export const ROOK_BEHIND_PASSED_PAWN = 7
export const TEMPO = 8

/** Pawn terms, in the order of the constants below. */
export const PAWN_TERMS = pack(TRAINED.pawnTerms)
export const ISOLATED = 0
export const ISOLATED_ON_HALF_OPEN_FILE = 1
export const DOUBLED = 2
export const BACKWARD = 3
export const BACKWARD_ON_HALF_OPEN_FILE = 4
export const PROTECTED_PASSED = 5

/** Pawn terms by rank, 0 to 7 from the pawn's side. */
export const SUPPORTED_PAWN = pack(TRAINED.supportedPawn)
export const PHALANX_PAWN = pack(TRAINED.phalanxPawn)
export const CANDIDATE_PAWN = pack(TRAINED.candidatePawn)
export const PASSED_PAWN = pack(TRAINED.passedPawn)
/** Passed pawns whose next square is occupied, or is neither occupied nor guarded by the enemy. */
export const BLOCKED_PASSED_PAWN = pack(TRAINED.blockedPassedPawn)
export const FREE_PASSED_PAWN = pack(TRAINED.freePassedPawn)
/** For passed pawns beyond the middle, by the king's distance to the square in front of them. */
export const OWN_KING_TO_PASSED_PAWN = pack(TRAINED.ownKingToPassedPawn)
export const ENEMY_KING_TO_PASSED_PAWN = pack(TRAINED.enemyKingToPassedPawn)

/** Indexed by the role of the threatened piece. */
export const THREAT_BY_PAWN = pack(TRAINED.threatByPawn)
export const THREAT_BY_MINOR = pack(TRAINED.threatByMinor)
export const THREAT_BY_ROOK = pack(TRAINED.threatByRook)
/** Single threat terms, in the order of the constants below. */
export const THREATS = pack(TRAINED.threats)
export const THREAT_BY_KING = 0
export const HANGING_PIECE = 1
export const THREAT_BY_PAWN_PUSH = 2

/** Index `(0 on the king's file, 8 on an adjacent one) + rank of the own pawn nearest to its first rank`, rank 0 for none. */
export const SHELTER = pack(TRAINED.shelter)
/** As above, but for the most advanced enemy pawn. */
export const STORM = pack(TRAINED.storm)

/** Indexed by units of danger, scored against the king's side; see king-danger.ts. */
export const KING_DANGER = pack(TRAINED.kingDanger)
