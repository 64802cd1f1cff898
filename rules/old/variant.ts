/**
 * Shatranj and Chaturanga, as one family of choices.
 *
 * Shatranj is well attested: al-Adli (about 840) and as-Suli (about 920), through manuscripts that H. J. R. Murray prints in A
 * History of Chess (1913), chapters 13 to 15. Of Chaturanga no rules of its time survive. We play the moves that Persia took
 * over from India, as chess.com and Fairy-Stockfish do, and each other choice has its source beside it.
 */

/**
 * How an elephant moves.
 *
 * - `alfil`: exactly two squares diagonally, leaping over what stands between (Shatranj; the move that Persia received).
 * - `silver`: one step diagonally or straight forward, its "five limbs" (al-Biruni, about 1030; still in Burma and Siam).
 * - `dabbaba`: two squares along rank or file, leaping, from the corners of the array (al-Adli on Indian chess; Murray, p. 57).
 */
export const ELEPHANTS = ['alfil', 'silver', 'dabbaba'] as const
export type Elephant = (typeof ELEPHANTS)[number]

/**
 * The effect of taking the last man beside a king.
 *
 * - `none`: nothing.
 * - `usual`: wins, unless the bare king can take the other's last man with its next move, which draws.
 * - `medina`: wins at once (Murray, p. 57).
 */
type Baring = 'none' | 'usual' | 'medina'

export interface Variant {
  readonly elephant: Elephant
  readonly baring: Baring
  /** The side without a legal move. In al-Adli's Indian chess it wins; elsewhere it loses. */
  readonly stalemated: 'loses' | 'wins'
}

export const VARIANTS = {
  shatranj: { elephant: 'alfil', baring: 'usual', stalemated: 'loses' },
  chaturanga: { elephant: 'alfil', baring: 'none', stalemated: 'loses' },
} as const satisfies Record<string, Variant>
export type OldGame = keyof typeof VARIANTS

/** The arrays with the kings on one file. Crosswise kings came late (Murray, p. 80) and are not played here. */
export const ARRAYS: Record<Elephant, string> = {
  alfil: 'rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w - - 0 1',
  silver: 'rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w - - 0 1',
  dabbaba: 'bnrkqrnb/pppppppp/8/8/8/8/PPPPPPPP/BNRKQRNB w - - 0 1',
}
