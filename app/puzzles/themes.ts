const PLAIN_MATE = 'mate'

/** Themes of the Lichess puzzle database that tell how a puzzle works, in plain words, most specific first. */
export const MOTIFS: readonly (readonly [theme: string, words: string])[] = [
  ['smotheredMate', 'smothered mate'],
  ['backRankMate', 'back-rank mate'],
  ['arabianMate', 'Arabian mate'],
  ['anastasiaMate', 'Anastasia’s mate'],
  ['hookMate', 'hook mate'],
  ['dovetailMate', 'dovetail mate'],
  ['doubleBishopMate', 'mate with two bishops'],
  ['cornerMate', 'mate in the corner'],
  ['operaMate', 'opera mate'],
  ['killBoxMate', 'kill box mate'],
  ['pillsburysMate', 'Pillsbury’s mate'],
  ['bodenMate', 'Boden’s mate'],
  ['doubleCheck', 'double check'],
  ['discoveredCheck', 'discovered check'],
  ['discoveredAttack', 'discovered attack'],
  ['fork', 'fork'],
  ['skewer', 'skewer'],
  ['pin', 'pin'],
  ['xRayAttack', 'x-ray attack'],
  ['deflection', 'deflection'],
  ['attraction', 'attraction'],
  ['interference', 'interference'],
  ['clearance', 'clearance'],
  ['capturingDefender', 'capturing the defender'],
  ['trappedPiece', 'trapped piece'],
  ['intermezzo', 'in-between move'],
  ['zugzwang', 'zugzwang'],
  ['quietMove', 'quiet move'],
  ['defensiveMove', 'defensive move'],
  ['sacrifice', 'sacrifice'],
  ['underPromotion', 'underpromotion'],
  ['promotion', 'promotion'],
  ['hangingPiece', 'hanging piece'],
  ['attackingF2F7', 'attack on f2 or f7'],
  ['exposedKing', 'exposed king'],
  ['advancedPawn', 'advanced pawn'],
  ['enPassant', 'en passant'],
  ['castling', 'castling'],
  ['kingsideAttack', 'attack on the kingside'],
  ['queensideAttack', 'attack on the queenside'],
  ['mateIn1', 'mate in one'],
  ['mateIn2', 'mate in two'],
  ['mateIn3', 'mate in three'],
  ['mateIn4', 'mate in four'],
  ['mateIn5', 'mate in five or more'],
  ['pawnEndgame', 'pawn endgame'],
  ['knightEndgame', 'knight endgame'],
  ['bishopEndgame', 'bishop endgame'],
  ['rookEndgame', 'rook endgame'],
  ['queenEndgame', 'queen endgame'],
  ['queenRookEndgame', 'endgame with queens and rooks'],
  ['mate', PLAIN_MATE],
  ['crushing', 'winning material'],
  ['advantage', 'winning material'],
  ['equality', 'saving a draw'],
]

const MOST_NAMED = 2

/** The puzzle’s one or two most specific themes, for the words at the end. */
export function themeWords(themes: readonly string[]): readonly string[] {
  const words = MOTIFS.flatMap(([theme, word]) => (themes.includes(theme) ? [word] : []))
  // The most general theme adds nothing to another: every mate in two is a mate.
  const telling = words.length > 1 ? words.filter((word) => word !== PLAIN_MATE) : words
  return [...new Set(telling)].slice(0, MOST_NAMED)
}
