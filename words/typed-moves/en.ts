const NOTATION: readonly (readonly [RegExp, string])[] = [
  [/\bcastles?\b.*\b(short|king ?side)\b/, 'O-O'],
  [/\bcastles?\b.*\b(long|queen ?side)\b/, 'O-O-O'],
  [/\b(promotes?|becomes?|equals?)( (to|a))*\b/, '='],
  [/\b(takes?|captures?)( on)?\b/, 'x'],
  [/\bpawn\b/, ''],
  [/\bknight\b/, 'N'],
  [/\bbishop\b/, 'B'],
  [/\brook\b/, 'R'],
  [/\bqueen\b/, 'Q'],
  [/\bking\b/, 'K'],
  [/\b(from|to|on|check|mate|checkmate|en passant)\b/, ''],
]

/** How people type or say a move. */
export const words = {
  /** The move in algebraic notation, as far as the text names one: `Nf3` for `knight to f3`. */
  notation: (text: string) => {
    let written = text.toLowerCase()
    for (const [word, sign] of NOTATION) written = written.replace(word, sign)
    return written.replace(/[\s,]+/g, '')
  },
}
