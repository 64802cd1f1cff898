import { words } from '#words/tree'

const ONLY_MOVE = 7
const SIGNS: Readonly<Record<number, string>> = {
  1: '!',
  2: '?',
  3: '!!',
  4: '??',
  5: '!?',
  6: '?!',
  10: '=',
  13: '∞',
  14: '+=',
  15: '=+',
  16: '±',
  17: '-/+',
  18: '+−',
  19: '−+',
}

/** The sign of one of PGN's numeric annotation glyphs. Others are kept in the game but not shown. */
export const glyphSign = (glyph: number): string | undefined =>
  glyph === ONLY_MOVE ? words.glyph.onlyMoveSign : SIGNS[glyph]
