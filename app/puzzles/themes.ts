import { words } from '#words/puzzles'

/** Themes of the Lichess puzzle database that describe how a puzzle works, most specific first. */
export const MOTIF_THEMES = [
  'smotheredMate',
  'backRankMate',
  'arabianMate',
  'anastasiaMate',
  'hookMate',
  'dovetailMate',
  'doubleBishopMate',
  'cornerMate',
  'operaMate',
  'killBoxMate',
  'pillsburysMate',
  'bodenMate',
  'doubleCheck',
  'discoveredCheck',
  'discoveredAttack',
  'fork',
  'skewer',
  'pin',
  'xRayAttack',
  'deflection',
  'attraction',
  'interference',
  'clearance',
  'capturingDefender',
  'trappedPiece',
  'intermezzo',
  'zugzwang',
  'quietMove',
  'defensiveMove',
  'sacrifice',
  'underPromotion',
  'promotion',
  'hangingPiece',
  'attackingF2F7',
  'exposedKing',
  'advancedPawn',
  'enPassant',
  'castling',
  'kingsideAttack',
  'queensideAttack',
  'mateIn1',
  'mateIn2',
  'mateIn3',
  'mateIn4',
  'mateIn5',
  'pawnEndgame',
  'knightEndgame',
  'bishopEndgame',
  'rookEndgame',
  'queenEndgame',
  'queenRookEndgame',
  'mate',
  'crushing',
  'advantage',
  'equality',
] as const
export type MotifTheme = (typeof MOTIF_THEMES)[number]

export const themeText = (theme: MotifTheme): string => words.themes[theme]

/** The capitalised name of a theme, as a heading. Unknown themes of newer sets are shown by their identifiers. */
export const themeTitle = (theme: string): string => words.themeTitle(theme)

const MOST_NAMED = 2

/** The puzzle's one or two most specific themes, for the text at the end. */
export function themeWords(themes: readonly string[]): readonly string[] {
  const own = MOTIF_THEMES.filter((theme) => themes.includes(theme))
  // The most general theme adds nothing to another one: every mate in two is a mate.
  const telling = own.length > 1 ? own.filter((theme) => theme !== 'mate') : own
  return [...new Set(telling.map(themeText))].slice(0, MOST_NAMED)
}
