import { parseKeptReview } from '#contract/kept-review.ts'
import { makeFoundMatch, makeMatchPage, makeSavedMatch } from '#contract/matches.ts'
import { parseGameRecord } from '#matches/parse-game-record.ts'
import { readGameRecordInSteps } from '#matches/game-record-text.ts'
import { parseFilter } from '#matches/match-filter.ts'
import { makeMatchPgn, type PgnWriter } from '#matches/match-pgn.ts'
import { MOST_MATCHES } from '#matches/settings.ts'
import { databaseContext, logContext, originContext } from '#server/context.server.ts'
import { runSteps } from '#server/scheduling/run-steps.ts'
import { rowInsertsContext } from './context.server.ts'
import { deleteMatch, restoreMatch } from './delete-match.ts'
import { findMatch } from './find-match.ts'
import { listMatches, matchesInPortions } from './list-matches.ts'
import { replaceMatch, saveMatch } from './save-match.ts'
import { shareMatch, unshareMatch } from './share-match.ts'
import { findReview, saveReview } from './reviews.ts'
import { readOwnStrength } from './own-strength.ts'
import { readStatistics } from './statistics.ts'
import type { Database } from '#server/database/db.ts'
import { words as accountWords } from '#words/account'
import { words as historyWords } from '#words/history'
import { downloads } from '#server/limits/downloads.ts'
import { limitInMemory } from '#server/limits/rate-limit.ts'
import {
  answerUser,
  OWN,
  ownJson,
  readJson,
  refusal,
  tooMany,
  type RouteRequest,
} from '#server/accounts/own-answers.server.ts'

/** The routes under /api/matches. To everyone but its owner a match does not exist. */

export { rowsInPortions } from './match-rows.ts'
export { findSharedMatch } from './share-match.ts'

/** More games than a player finishes in a minute. A device with many games to send waits in between. */
const SAVES_A_MINUTE = { name: 'games saved', times: 100, seconds: 60 }
const saves = limitInMemory(SAVES_A_MINUTE)
/** A device reviews a game in ten seconds. A device with many reviews to send waits in between. */
const reviews = limitInMemory({ name: 'reviews saved', times: 60, seconds: 60 })

export const answerSave = (args: RouteRequest) => answerKept(args, saveMatch)

/** Replaces the saved ending of a game. */
export const answerReplace = (args: RouteRequest) => answerKept(args, replaceMatch)

const answerKept = (args: RouteRequest, keep: typeof saveMatch) =>
  answerUser(args, 'matches', async (user) => {
    const wait = await saves.consume(user.id)
    if (wait !== undefined) return tooMany('ERR_TOO_MANY_GAMES', wait)
    const parsed = parseGameRecord(await readJson(args.request))
    if (!parsed.ok) return refused(args, parsed)
    const game = await runSteps(readGameRecordInSteps(parsed.value))
    if (!game.ok) return refused(args, game)
    const database = args.context.get(databaseContext)
    const insert = args.context.get(rowInsertsContext)
    const saved = await keep(database, user.id, game.value, { playerName: user.name, insert })
    return saved.ok ? ownJson(makeSavedMatch(saved.value)) : refused(args, saved)
  })

export const answerList = (args: RouteRequest) =>
  answerUser(args, 'matches', async (user) => {
    const { searchParams } = new URL(args.request.url)
    const page = await listMatches(args.context.get(databaseContext), user.id, parseFilter(searchParams), {
      after: searchParams.get('after'),
      limit: Number(searchParams.get('limit') ?? Number.NaN),
    })
    return ownJson(makeMatchPage(page))
  })

export const answerStatistics = (args: RouteRequest) =>
  answerUser(args, 'matches', async (user) => {
    const statistics = await readStatistics(args.context.get(databaseContext), user.id)
    return ownJson({ statistics })
  })

export const answerStrength = (args: RouteRequest) =>
  answerUser(args, 'matches', async (user) => {
    const strength = await readOwnStrength(args.context.get(databaseContext), user.id)
    return ownJson({ strength })
  })

export const answerFind = (args: RouteRequest, id: string) =>
  answerUser(args, 'matches', async (user) => {
    const match = await findMatch(args.context.get(databaseContext), user.id, id)
    return match === undefined ? noSuchMatch() : ownJson(makeFoundMatch(match))
  })

export const answerFindReview = (args: RouteRequest, id: string) =>
  answerUser(args, 'matches', async (user) => {
    const database = args.context.get(databaseContext)
    const review = await findReview(database, user.id, id)
    if (review === undefined && !(await findMatch(database, user.id, id))) return noSuchMatch()
    return ownJson({ review: review ?? null })
  })

export const answerSaveReview = (args: RouteRequest, id: string) =>
  answerUser(args, 'matches', async (user) => {
    const wait = await reviews.consume(user.id)
    if (wait !== undefined) return tooMany('ERR_TOO_MANY_REVIEWS', wait)
    const review = parseKeptReview(await readJson(args.request))
    if (!review) return refused(args, { error: 'ERR_REVIEW' })
    const saved = await saveReview(args.context.get(databaseContext), user.id, id, review)
    if (saved.ok) return ownJson({ isKept: saved.value })
    return saved.error === 'ERR_NO_SUCH_MATCH' ? noSuchMatch() : refused(args, saved)
  })

export const answerDelete = (args: RouteRequest, id: string) =>
  answerUser(args, 'matches', async (user) =>
    done(await deleteMatch(args.context.get(databaseContext), user.id, id)),
  )

export const answerRestore = (args: RouteRequest, id: string) =>
  answerUser(args, 'matches', async (user) =>
    done(await restoreMatch(args.context.get(databaseContext), user.id, id)),
  )

export const answerShare = (args: RouteRequest, id: string) =>
  answerUser(args, 'matches', async (user) => {
    const token = await shareMatch(args.context.get(databaseContext), user.id, id)
    return token === undefined ? noSuchMatch() : ownJson({ shareToken: token })
  })

export const answerUnshare = (args: RouteRequest, id: string) =>
  answerUser(args, 'matches', async (user) =>
    done(await unshareMatch(args.context.get(databaseContext), user.id, id)),
  )

/** Streams the matches from the database, so that memory does not grow with the account. */
export const answerExport = (args: RouteRequest) =>
  answerUser(args, 'matches', async (user) => {
    const zone = zoneFrom(new URL(args.request.url).searchParams.get('zone'))
    const as = { player: user.name || 'You', site: args.context.get(originContext), zone }
    const body = downloads.start(user.id, pgnParts(args.context.get(databaseContext), user.id, as))
    if (body === undefined)
      return refusal('ERR_EXPORT_UNDER_WAY', 429, {
        headers: { 'Retry-After': '10' },
        message: accountWords.accountData.alreadyRunning,
      })
    return new Response(body, {
      headers: {
        ...OWN,
        'Content-Type': 'application/x-chess-pgn; charset=utf-8',
        'Content-Disposition': 'attachment; filename="rook-and-rajah-games.pgn"',
      },
    })
  })

const LONGEST_ZONE = 64

/** The reader's time zone, in which games have their dates; UTC if it is missing or unknown. */
function zoneFrom(name: string | null): string {
  if (name === null || name.length > LONGEST_ZONE) return 'UTC'
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone
  } catch {
    // The only way to ask whether a zone is known under any of its names.
    return 'UTC'
  }
}

async function* pgnParts(database: Database, userId: string, as: PgnWriter): AsyncGenerator<string> {
  for await (const matches of matchesInPortions(database, userId))
    yield matches.map((match) => `${makeMatchPgn(match, as)}\n`).join('')
}

const noSuchMatch = (): Response => refusal('ERR_NO_SUCH_MATCH', 404)

const done = (isDone: boolean): Response => (isDone ? ownJson({ ok: true }) : noSuchMatch())

/** Logs the detail; the device receives only the code. */
function refused({ context }: RouteRequest, { error, detail }: { error: string; detail?: string }): Response {
  context.get(logContext)('warn', 'match refused', { code: error, detail })
  const isFull = error === 'ERR_ACCOUNT_FULL'
  return refusal(error, 422, {
    message: isFull ? historyWords.refusals.ERR_ACCOUNT_FULL(MOST_MATCHES) : undefined,
  })
}
