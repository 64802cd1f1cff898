import { count, list, pieceName, plural, sideName } from '../../grammar/hi.ts'
import type { words as en } from './en.ts'

export const words: typeof en = {
  boardWords: {
    toMove: (color) => `${sideName(color, 'oblique')} की बारी।`,
    takes: (moves) =>
      moves === 1
        ? 'इसमें एक चाल लगती है।'
        : `इसमें ${count(moves, 'चाल', 'चालें')} ${plural(moves, 'लगती है', 'लगती हैं')}।`,
    answer: (moves) => `इसका हल ${moves} है।`,
  },
  positionWords: {
    side: (color, pieces) =>
      `${sideName(color)}: ${pieces.map(([role, square]) => `${square} पर ${pieceName(role)}`).join(', ')}।`,
    stars: (squares) =>
      squares.length === 1 ? `तारा ${squares[0]} पर है।` : `तारे ${list(squares, 'and')} पर हैं।`,
  },
  boardSteps: {
    board: (number) => `बोर्ड ${number}`,
    boardDone: (number) => `बोर्ड ${number}, पूरा`,
    boardsOfThisLesson: 'इस पाठ के बोर्ड',
  },
  lessonPage: {
    aboutMinutes: (part, minutes) => `${part} · लगभग ${minutes} मिनट`,
    chessBoard: (position) => `शतरंज का बोर्ड। ${position}`,
    withJavascriptYouCanPlay:
      'JavaScript चालू हो, तो इस बोर्ड पर खेला जा सकता है। उसके बिना, पढ़ने के लिए सब कुछ यहाँ है।',
    positionsFromGames: 'ये स्थितियाँ लोगों की असली बाज़ियों से हैं: Lichess के पहेली संग्रह से, CC0',
    lessons: 'पाठ',
    previous: (title) => `पिछला पाठ: ${title}`,
    next: (title) => `अगला पाठ: ${title}`,
    answer: 'जवाब',
  },
  lessonPiece: {
    nextBoard: 'अगला बोर्ड',
    allBoardsOfThisLesson: 'इस पाठ के सभी बोर्ड पूरे हुए।',
    allLessons: 'सभी पाठ',
    next: (title) => `अगला पाठ: ${title}`,
  },
}
