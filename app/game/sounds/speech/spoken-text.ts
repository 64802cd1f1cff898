import type { PromotionRole, Role } from '#chess/types.ts'
import { words } from '#words/speech'

/** A separate word that is a move or a square in algebraic notation. */
const NOTATION =
  /(?<![\p{L}\p{N}])(?:(?<castling>O-O(?:-O)?)|(?<letter>[KQRBN])?(?<from>[a-h]?[1-8]?)(?<takes>x)?(?<to>[a-h][1-8])(?:=(?<becomes>[QRBN]))?)(?<ending>[+#]?)(?![\p{L}\p{N}])/gu

/** Spells moves and squares for a voice: “Bxh6+ wins” is “Bishop takes h 6, check wins”. */
export const spokenText = (text: string): string => {
  const spelled = text.replace(NOTATION, (...found) => {
    const { castling, letter, from, takes, to, becomes, ending } = found.at(-1) as Notation
    if (castling !== undefined) return words.castling(castling === 'O-O' ? 'short' : 'long', ending)
    return words.move(
      {
        role: (letter?.toLowerCase() ?? 'p') as Role,
        from: from ?? '',
        isCapture: takes !== undefined,
        to: to ?? '',
        promotion: becomes?.toLowerCase() as PromotionRole | undefined,
        isAlone: found[0] === text,
      },
      ending,
    )
  })
  return words.rest(spelled)
}

type Notation = Readonly<
  Record<'castling' | 'letter' | 'from' | 'takes' | 'to' | 'becomes', string | undefined>
> & { readonly ending: '' | '+' | '#' }
