import type { Piece } from '#chess/types.ts'

/** Reads the first field of a FEN without the rules, so that scripts of pages can share it. */

export const FILE_LETTERS = 'abcdefgh'

export interface FenPiece extends Piece {
  /** The square's name: `e4`. */
  readonly square: string
}

/** The pieces from a8 to h1, in the order of FEN. The text must be a legal placement. */
export function parsePlacement(placement: string): FenPiece[] {
  return placement.split('/').flatMap((row, down) => {
    const letters = row.replace(/\d/g, (count) => ' '.repeat(Number(count)))
    return [...letters].flatMap((letter, file) => {
      if (letter === ' ') return []
      const role = letter.toLowerCase() as FenPiece['role']
      return [
        { color: letter === role ? 'b' : 'w', role, square: `${FILE_LETTERS[file]}${8 - down}` } as const,
      ]
    })
  })
}
