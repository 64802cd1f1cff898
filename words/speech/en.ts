import type { PromotionRole, Role } from '#chess/types.ts'
import { capitalised, pieceName } from '../grammar/en.ts'

/** Voices read a lone “a” as the article, so the a-file is a capital. */
const spelled = (place: string): string => [...place.replace('a', 'A')].join(' ')

interface SpokenMove {
  readonly role: Role
  /** The file, rank or square that tells two such moves apart, or nothing. */
  readonly from: string
  readonly isCapture: boolean
  readonly to: string
  readonly promotion: PromotionRole | undefined
  /** The move is the whole text, and not part of a sentence. */
  readonly isAlone: boolean
}

const ENDINGS = { '': '', '+': ', check', '#': ', checkmate' }

/** Text for speech synthesis. */
export const words = {
  /** `Knight f 3, check` */
  move: ({ role, from, isCapture, to, promotion }: SpokenMove, ending: keyof typeof ENDINGS) => {
    const parts = [
      ...(role === 'p' ? [] : [capitalised(pieceName(role))]),
      ...(from === '' ? [] : [spelled(from)]),
      ...(isCapture ? ['takes'] : []),
      spelled(to),
    ]
    const becomes = promotion === undefined ? '' : `, becomes a ${pieceName(promotion)}`
    return `${parts.join(' ')}${becomes}${ENDINGS[ending]}`
  },
  castling: (side: 'short' | 'long', ending: keyof typeof ENDINGS) => `Castles ${side}${ENDINGS[ending]}`,
  /** Spells the rest of a text for a voice. */
  rest: (text: string) => text,
  choice: {
    speakMoves: 'Speak moves',
    about: 'A voice of your browser reads moves, results and the coach.',
    isOn: 'Moves are spoken.',
  },
}
