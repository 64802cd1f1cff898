import type { Role } from '#chess/types.ts'
import { count, pieceName } from '../../grammar/en.ts'

const soFar = (steps: number): string => (steps === 0 ? '' : ` ${count(steps, 'move')} so far.`)

export const words = {
  walkWords: {
    starsLeft: (stars: number, steps: number) => `${count(stars, 'star')} left.${soFar(steps)}`,
    piecesLeft: (pieces: number, steps: number) => `${count(pieces, 'piece')} left.${soFar(steps)}`,
    doneInFewest: (steps: number) => `Done in ${count(steps, 'move')}: it cannot be done in fewer.`,
    done: (steps: number, fewest: number) => `Done in ${count(steps, 'move')}. It can be done in ${fewest}.`,
    star: 'star',
    lastStep: (from: string, to: string) => `From ${from} to ${to}`,
  },
  walkBoard: {
    fitsNoPieceHere: (text: string) => `“${text}” fits no piece here. Type ? for what you can type.`,
    pressPieceFirst: 'Start with a white piece: tap it, then tap where it goes.',
    cannotGo: (role: Role) => `The ${pieceName(role)} can’t go there. The dots show where it can.`,
    takeBack: 'Take back',
    startAgain: 'Start again',
    example: 'Type a move: Ra6',
  },
}
