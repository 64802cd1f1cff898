import type { Color, Role } from '#chess/types.ts'
import { pieceName, sideName } from '../../grammar/en.ts'

export const words = {
  boardWords: {
    toMove: (color: Color) => `${sideName(color)} to move.`,
    takes: (moves: number) => `It takes ${moves === 1 ? 'one move' : `${moves} moves`}.`,
    answer: (moves: string) => `${moves}.`,
  },
  positionWords: {
    side: (color: Color, pieces: readonly (readonly [role: Role, square: string])[]) =>
      `${sideName(color)}: ${pieces.map(([role, square]) => `${pieceName(role)} ${square}`).join(', ')}.`,
    stars: (squares: readonly string[]) => `Stars: ${squares.join(', ')}.`,
  },
  boardSteps: {
    board: (number: number) => `Board ${number}`,
    boardDone: (number: number) => `Board ${number}, done`,
    boardsOfThisLesson: 'Boards of this lesson',
  },
  lessonPage: {
    aboutMinutes: (part: string, minutes: number) => `${part} · about ${minutes} minutes`,
    chessBoard: (position: string) => `Chess board. ${position}`,
    withJavascriptYouCanPlay:
      'With JavaScript you can play on this board. Without it, here is everything to read.',
    positionsFromGames: 'Positions from games between people: from the Lichess puzzle database, CC0.',
    lessons: 'Lessons',
    previous: (title: string) => `Previous: ${title}`,
    next: (title: string) => `Next: ${title}`,
    answer: 'Answer',
  },
  lessonPiece: {
    nextBoard: 'Next board',
    allBoardsOfThisLesson: 'All boards of this lesson are done.',
    allLessons: 'All lessons',
    next: (title: string) => `Next: ${title}`,
  },
}
