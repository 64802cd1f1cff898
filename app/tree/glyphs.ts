/** Signs and names of PGN's numeric annotation glyphs. Others are kept in the game but not shown. */
export const GLYPHS: Readonly<Record<number, { readonly sign: string; readonly name: string }>> = {
  1: { sign: '!', name: 'good move' },
  2: { sign: '?', name: 'mistake' },
  3: { sign: '!!', name: 'brilliant move' },
  4: { sign: '??', name: 'blunder' },
  5: { sign: '!?', name: 'interesting move' },
  6: { sign: '?!', name: 'inaccuracy' },
  7: { sign: '(only)', name: 'only move' },
  10: { sign: '=', name: 'level position' },
  13: { sign: '∞', name: 'unclear position' },
  14: { sign: '+=', name: 'White is slightly better' },
  15: { sign: '=+', name: 'Black is slightly better' },
  16: { sign: '±', name: 'White is better' },
  17: { sign: '-/+', name: 'Black is better' },
  18: { sign: '+−', name: 'White is winning' },
  19: { sign: '−+', name: 'Black is winning' },
}
