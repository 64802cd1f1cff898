import mistakesText from '../../../content/weekly/mistakes.json?raw'
import { allPosts } from '#content/library.server.ts'
import { postPath } from '#content/pages.server.ts'
import { daysFrom, mondaysUntil, sundayBefore, weekNumber } from '#content/weekly/weeks.ts'
import { makeFen } from '#chess/fen.ts'
import { readLine } from '#chess/line.ts'
import { parseUci } from '#chess/uci.ts'
import type { Color, San, Uci } from '#chess/types.ts'
import { describePosition } from '#app/line/describe-position.ts'
import { makeBoardSvg } from '#app/editorial/boards/board-svg.ts'
import { makeGameFigure } from '#app/editorial/boards/game-figure.ts'
import { makeGameLine } from '#app/editorial/boards/game-line.ts'
import { playLinkOf } from '#app/editorial/boards/play-link.ts'
import { explainedOf, makeSundayCard, type PuzzleWords } from '#app/editorial/sunday/sunday.server.ts'
import type { SundayCard } from '#app/editorial/sunday/sunday-page.tsx'
import { reviewMistake, type WeeklyMistake } from './mistake.ts'
import { gamesOnDays, type DatedGame } from './on-this-day.server.ts'
import { words } from '#words/weekly'

/** A question on a board, and its answer. */
export interface MistakeQuestion {
  readonly solver: Color
  readonly rating: number
  readonly opponent: number
  readonly timeClass: string
  readonly last: San
  /** The position as an SVG image. */
  readonly board: string
  readonly playLink: string
  readonly played: San
  readonly best: San
  /** Why the played move loses, in the coach's words. */
  readonly sentence: string
  /** The better move and its line, to step through. */
  readonly figure: string
}

/** The text that appears on the week's Tuesday. */
interface DatedPost {
  readonly date: string
  readonly title: string
  /** Absent before its day. */
  readonly path: string | undefined
}

export interface Week {
  readonly monday: string
  readonly mistake: MistakeQuestion
  readonly sunday: SundayCard & { readonly before: readonly string[] }
  readonly post: DatedPost | undefined
  readonly games: readonly DatedGame[]
  readonly older: string | undefined
  readonly newer: string | undefined
}

/** Undefined unless `monday` begins a week that has begun by `day`. */
export function findWeek(monday: string, day: string, puzzleWords: PuzzleWords): Week | undefined {
  const mondays = mondaysUntil(day)
  const index = mondays.indexOf(monday)
  if (index === -1) return undefined
  const days = daysFrom(monday)
  const sunday = sundayBefore(monday)
  const chosen = explainedOf(sunday)
  return {
    monday,
    mistake: makeQuestion(mistakeOf(monday)),
    sunday: { ...makeSundayCard(sunday, puzzleWords, chosen), before: chosen.explained.before },
    post: postOf(days, day),
    games: gamesOnDays(days),
    older: mondays[index + 1],
    newer: mondays[index - 1],
  }
}

let mistakes: readonly WeeklyMistake[] | undefined

/** Written by tools/bench/mistakes-of-the-week.ts. */
export const listMistakes = (): readonly WeeklyMistake[] =>
  (mistakes ??= JSON.parse(mistakesText) as readonly WeeklyMistake[])

/** The mistake of a week. After the last they start over. */
const mistakeOf = (monday: string): WeeklyMistake =>
  listMistakes()[weekNumber(monday) % listMistakes().length]!

function makeQuestion(mistake: WeeklyMistake): MistakeQuestion {
  const { solver, played, best, line, sentence } = reviewMistake(mistake)
  const asked = makeFen(line.positionAt(1))
  const [rating, opponent] = mistake.ratings
  return {
    solver,
    rating,
    opponent,
    timeClass: mistake.timeClass,
    last: line.sans()[0]!,
    board: makeBoardSvg(
      { fen: asked, orientation: solver, lastMove: mistake.moves[0], coordinates: true },
      describePosition(asked),
    ),
    playLink: playLinkOf(asked),
    played,
    best,
    sentence: sentence ?? '',
    figure: figureOf(mistake, solver, best),
  }
}

/** Half-moves of the better line that are shown. */
const LONGEST = 6

function figureOf({ fen, moves, best }: WeeklyMistake, solver: Color, san: San): string {
  const texts: readonly Uci[] = [moves[0], ...best.moves.slice(0, LONGEST)]
  const read = readLine(fen, texts, parseUci)
  if (!read.ok) throw new Error(`${fen} ${texts.join(' ')}: ${read.error}`)
  const line = makeGameLine(read.value.positionAt(0), read.value.moves)
  return makeGameFigure({ line, ply: 2, orientation: solver, caption: words.weekPage.betterLine(san) })
}

function postOf(days: readonly string[], today: string): DatedPost | undefined {
  const post = allPosts('en').find(({ data }) => data.group === 'series' && days.includes(data.date))
  if (post === undefined) return undefined
  const { date, title, slug } = post.data
  return { date, title, path: date <= today ? postPath(slug) : undefined }
}
