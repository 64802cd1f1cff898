import { famousGames, historyArticles, playerProfiles, posts } from '#content/library.server.ts'
import { historyPath, playerPath, postPath } from '#content/pages.server.ts'
import { gameOfBlock } from '#app/editorial/boards/game-of-block.ts'

/** A game of the collection that was played on one of a week's days. */
export interface DatedGame {
  /** The day on which it was played. */
  readonly date: string
  readonly white: string
  readonly black: string
  readonly event: string
  /** The page that shows it. */
  readonly path: string
}

/** The games played on these days in any year, the oldest first. Games without a day, or on no page, are left out. */
export function gamesOnDays(days: readonly string[]): readonly DatedGame[] {
  const daysOfYear = new Set(days.map((day) => day.slice(5)))
  return [...famousGames().keys()]
    .flatMap((id) => gameOf(id) ?? [])
    .filter(({ date }) => daysOfYear.has(date.slice(5)))
    .toSorted((one, other) => one.date.localeCompare(other.date))
}

function gameOf(id: string): DatedGame | undefined {
  const path = pageOf(id)
  const game = gameOfBlock({ kind: 'collection', id, caption: '', ply: undefined }, famousGames())
  if (!game.ok) throw new Error(`content/games/${id}.pgn: ${game.detail}`)
  const { White: white, Black: black, Event: event, Date: date } = game.value.line.tags
  if (path === undefined || white === undefined || black === undefined || event === undefined)
    return undefined
  return /^\d{4}\.\d\d\.\d\d$/.test(date ?? '')
    ? {
        date: date!.replaceAll('.', '-'),
        white: givenNameFirst(white),
        black: givenNameFirst(black),
        event,
        path,
      }
    : undefined
}

/** `Carlsen, Magnus` to `Magnus Carlsen`. */
const givenNameFirst = (name: string): string => name.split(', ').toReversed().join(' ')

function pageOf(id: string): string | undefined {
  const shows = ({ body }: { readonly body: string }): boolean => body.includes(`\`\`\`game\n${id}\n`)
  const post = posts().find(shows)
  if (post) return postPath(post.data.slug)
  const article = historyArticles().find(shows)
  if (article) return historyPath(article.data.slug)
  const player = playerProfiles().find(({ data }) => data.keyGame === id)
  return player && playerPath(player.data.slug)
}
