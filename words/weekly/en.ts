import type { Color, San } from '#chess/types.ts'
import { sideName } from '../grammar/en.ts'

const TIME_CLASSES: Readonly<Record<string, string>> = {
  blitz: 'blitz',
  rapid: 'rapid',
  classical: 'classical',
}

export const words = {
  weekPage: {
    thisWeek: 'This week in chess',
    weekOf: (monday: string) => `Week of ${monday}`,
    about:
      'One mistake to learn from, one puzzle explained and one piece to read. New every Monday, and it stays here.',
    mistakeOfTheWeek: 'The mistake of the week',
    question: (solver: Color, rating: number, opponent: number, timeClass: string) =>
      `${sideName(solver)}, rated ${rating}, played a ${TIME_CLASSES[timeClass] ?? timeClass} game against ${opponent}. This is the moment it was lost. What would you play?`,
    lastMove: (san: San) => `The last move was ${san}.`,
    tryIt: 'Play it against the computer',
    showTheAnswer: 'Show what happened, and what was better',
    played: (san: San) => `The game went ${san}.`,
    better: (san: San) => `Better was ${san}.`,
    betterLine: (san: San) => `What ${san} leads to. Step through it, or read it beside the board.`,
    source: <T>(link: (text: string) => T) => [
      'A game between two people, from the ',
      link('open database of Lichess'),
      ' (CC0). Nobody is named.',
    ],
    sundaysPuzzle: 'Sunday’s puzzle, explained',
    readTheSolution: 'Read how it works, move by move',
    toRead: 'New to read',
    appears: (day: string) => `On ${day}:`,
    onThisDay: 'On these days',
    wasPlayed: (white: string, black: string, event: string) => `${white} against ${black}, ${event}.`,
    otherWeeks: 'Other weeks',
    weekBefore: (monday: string) => `The week before: ${monday}`,
    weekAfter: (monday: string) => `The week after: ${monday}`,
    follow: <T>(feed: (text: string) => T, calendar: (text: string) => T) => [
      'Follow it in a ',
      feed('feed reader'),
      ' or in your ',
      calendar('calendar'),
      '.',
    ],
    keywords: 'chess puzzle of the week, chess mistake of the week, weekly chess, on this day in chess',
    description: (monday: string) =>
      `The chess week of ${monday}: a mistake of somebody like you on the board, Sunday’s puzzle explained, and what to read.`,
    noWeek: 'There is no page for this week.',
    notFound: 'Week not found',
    allWeeks: 'This week',
  },
  calendar: {
    name: (site: string) => `${site}: every Monday`,
    event: 'A new chess week: mistake, puzzle and reading',
  },
  feed: {
    title: (monday: string) => `The chess week of ${monday}`,
    excerpt:
      'What would you play? A mistake to learn from, Sunday’s puzzle explained, and what to read this week.',
    author: 'Rook & Rajah',
  },
}
