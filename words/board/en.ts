import type { Color, Role } from '#chess/types.ts'
import { capitalised, pieceName, sideName } from '../grammar/en.ts'

export const words = {
  keys: {
    sections: { moves: 'Moves', game: 'Game', board: 'On the board' },
    step: 'one move back or on',
    ends: 'the first and the last position',
    list: 'in the list of moves: from move to move',
    replay: 'plays a replay, and stops it',
    mistakes: 'in a review: the next mistake, or the one before',
    leaveLine: 'in a review: out of the coach’s line',
    wheel: 'Wheel',
    rightButton: 'Right button',
    flip: 'turns the board',
    sound: 'sound on and off',
    clocks: 'says the clocks to a screen reader',
    squares: 'from square to square, once Tab has led there',
    take: 'takes a piece up and puts it down',
    letGo: 'lets go, and drops premoves',
    pieces: 'to the next such piece; with Shift, to the one before',
    ranks: 'to that rank; with Shift, to that file',
    promotion: 'what a pawn becomes',
    draw: 'draws arrows and circles; Shift and Alt change their colour',
  },
  looks: {
    colors: {
      green: 'Green',
      walnut: 'Walnut',
      sandstone: 'Sandstone',
      lake: 'Lake',
      slate: 'Slate',
      contrast: 'Contrast',
    },
    pieces: { courtyard: 'Courtyard', bold: 'Bold', letters: 'Letters' },
    coordinates: { inside: 'Inside', outside: 'Outside', off: 'Off' },
  },
  boardGrid: {
    chessBoard: 'Chess board',
  },
  promotionDialog: {
    piece: (role: Role) => capitalised(pieceName(role)),
    choosePromotionPiece: 'Choose Promotion Piece',
  },
  useFlip: {
    isAtTheBottom: (color: Color) => `${sideName(color)} is at the bottom.`,
  },
  boardButton: {
    board: 'Board',
  },
  boardSettings: {
    title: 'Board',
    colors: 'Colours',
    pieces: 'Pieces',
    coordinates: 'Coordinates',
    showTheRajah: 'Show the Rajah',
    aboutTheRajah: 'The coach’s face beside what he says.',
    letterShortcuts: 'Letter shortcuts',
    letterKeys:
      'F, M, T, N, P and B work anywhere on a page with a board. Switch them off if you use voice control.',
    done: 'Done',
  },
  boardWidth: {
    size: 'Size',
    pixels: (width: number) => `${width} pixels`,
    automaticSize: 'Automatic size',
  },
  keyList: {
    keys: 'Keys',
  },
}
