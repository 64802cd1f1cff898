/** How Hindi says the files and ranks of the board: `ई चार` is e4. Spelled without nukta, as people write the letters. */
export const FILE_NAMES: Readonly<Record<string, string>> = {
  a: 'ए',
  b: 'बी',
  c: 'सी',
  d: 'डी',
  e: 'ई',
  f: 'एफ',
  g: 'जी',
  h: 'एच',
}
export const RANK_NAMES: Readonly<Record<string, string>> = {
  1: 'एक',
  2: 'दो',
  3: 'तीन',
  4: 'चार',
  5: 'पाँच',
  6: 'छह',
  7: 'सात',
  8: 'आठ',
}
