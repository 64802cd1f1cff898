import { afterEach, expect, it } from 'vitest'
import { COLORS } from '#chess/types.ts'
import { makeFinishedLive } from '#live/finished.ts'
import { after, played, seat, seatedGame } from '#live/live-game.fixture.ts'
import type { LiveGame } from '#live/live-game.ts'
import { removeAccount } from '#server/accounts/removal.ts'
import type { Database } from '#server/database/db.ts'
import { deleteMatch, purgeDeletedMatches } from '#server/matches/delete-match.ts'
import { rowsInPortions } from '#server/matches/match-rows.ts'
import { saveMatch } from '#server/matches/save-match.ts'
import { describeOnEachDatabase } from '../../tests/support/databases.ts'
import { addUser } from '../../tests/support/members.ts'
import { connectPlayer } from '../../tests/support/live-player.ts'
import { startLiveServer, type LiveServer } from '../../tests/support/live-servers.ts'
import { MATCH_REFERENCE } from './references.ts'
import { purgeFinishedGames, saveFinishedGame, saveMembership } from './finished-games.ts'

const DAY_MS = 24 * 60 * 60_000
const MOVES = ['f2f3', 'e7e5', 'g2g4', 'd8h4']
const NOW = new Date()
const inDays = (days: number) => new Date(NOW.getTime() + days * DAY_MS)

/** Anna and Ben have played to mate. `users` are their accounts, if they have any. */
function finishedGame(users: { w?: string; b?: string } = {}): LiveGame {
  const seated = seatedGame()
  const seats = { w: seat('Anna', users.w ?? null), b: seat('Ben', users.b ?? null) }
  return played({ ...seated, seats }, MOVES)
}

const end = (database: Database, game: LiveGame) =>
  database.query.transaction().execute((query) => saveFinishedGame(() => {})({ ...database, query }, game))

const gamesOf = ({ query }: Database) => query.selectFrom('games').selectAll().execute()
const membershipsOf = ({ query }: Database) =>
  query
    .selectFrom('matches')
    .select(['user_id', 'human_color', 'online_game_id', 'rules'])
    .orderBy('user_id')
    .execute()

describeOnEachDatabase('a finished online game', ({ open, makeSettings }) => {
  const servers: LiveServer[] = []
  afterEach(async () => {
    for (const server of servers.splice(0)) await server.stop()
  })

  it('has one row, which the matches of both accounts refer to', async () => {
    const database = await open()
    const [anna, ben] = [await addUser(database, 'anna'), await addUser(database, 'ben')]
    const game = finishedGame({ w: anna, b: ben })
    await end(database, game)
    expect(await gamesOf(database)).toMatchObject([
      {
        ...{ id: game.gameId, rules: 'standard', origin: 'invitation', minutes: 5, increment: 3 },
        ...{ white_name: 'Anna', black_name: 'Ben', winner: 'b', end_reason: 'checkmate' },
        moves: JSON.stringify(MOVES),
      },
    ])
    const id = game.gameId
    expect(await membershipsOf(database)).toEqual([
      { user_id: 'anna', human_color: 'w', online_game_id: id, rules: 'standard' },
      { user_id: 'ben', human_color: 'b', online_game_id: id, rules: 'standard' },
    ])
  })

  it('without accounts has a row too, which the match of a player who signs in later refers to', async () => {
    const database = await open()
    const game = finishedGame()
    await end(database, game)
    const ben = await addUser(database, 'ben')
    for (let time = 0; time < 2; time++)
      expect(await saveMembership(database, game, { color: 'b', userId: ben, at: NOW })).toMatchObject({
        ok: true,
      })
    expect(await gamesOf(database)).toHaveLength(1)
    expect(await membershipsOf(database)).toMatchObject([{ user_id: 'ben', online_game_id: game.gameId }])
  })

  it('has no row if it was called off', async () => {
    const database = await open()
    await end(database, after(seatedGame(), { type: 'abort', color: 'w' }, 1_000))
    expect(await gamesOf(database)).toEqual([])
  })

  it('is kept as long as a match refers to it, and otherwise for 30 days', async () => {
    const database = await open()
    const anna = await addUser(database, 'anna')
    const [kept, forgotten] = [finishedGame({ w: anna }), finishedGame()]
    for (const game of [kept, forgotten]) await end(database, game)
    expect(await purgeFinishedGames(database, [MATCH_REFERENCE], inDays(29))).toBe(0)
    expect(await purgeFinishedGames(database, [MATCH_REFERENCE], inDays(31))).toBe(1)
    expect(await gamesOf(database)).toMatchObject([{ id: kept.gameId }])
    expect(await purgeFinishedGames(database, [MATCH_REFERENCE], inDays(400))).toBe(0)

    const { id } = await database.query.selectFrom('matches').select('id').executeTakeFirstOrThrow()
    await deleteMatch(database, anna, id, NOW)
    expect(await purgeFinishedGames(database, [MATCH_REFERENCE], inDays(31)), 'restorable for a day').toBe(0)
    await purgeDeletedMatches(database, inDays(2))
    expect(await purgeFinishedGames(database, [MATCH_REFERENCE], inDays(31))).toBe(1)
  })

  it('cannot be deleted while a match refers to it', async () => {
    const database = await open()
    const game = finishedGame({ w: await addUser(database, 'anna') })
    await end(database, game)
    await expect(database.query.deleteFrom('games').where('id', '=', game.gameId).execute()).rejects.toThrow(
      /foreign key/i,
    )
  })

  it('loses the name and the membership of a deleted account, and stays in the other one', async () => {
    const database = await open()
    const [anna, ben] = [await addUser(database, 'anna'), await addUser(database, 'ben')]
    await end(database, finishedGame({ w: anna, b: ben }))
    await removeAccount(database, { id: anna, email: 'anna@example.org' })
    expect(await gamesOf(database)).toMatchObject([{ white_name: '', black_name: 'Ben' }])
    expect(await membershipsOf(database)).toMatchObject([{ user_id: 'ben' }])
    await removeAccount(database, { id: ben, email: 'ben@example.org' })
    expect(await gamesOf(database)).toMatchObject([{ white_name: '', black_name: '' }])
    expect(await purgeFinishedGames(database, [MATCH_REFERENCE], inDays(31))).toBe(1)
  })

  it('is named in the export of an account that played it', async () => {
    const database = await open()
    const anna = await addUser(database, 'anna')
    const game = finishedGame({ w: anna })
    await end(database, game)
    for await (const rows of rowsInPortions(database, anna))
      expect(rows).toMatchObject([{ game_id: game.gameId, online_game_id: game.gameId, rules: 'standard' }])
  })

  it('may have been saved by an older release, whose matches refer to nothing and are complete', async () => {
    const database = await open()
    const anna = await addUser(database, 'anna')
    const game = finishedGame({ w: anna })
    const saved = await saveMatch(database, anna, makeFinishedLive(game, 'w', NOW)!)
    expect(saved).toMatchObject({ ok: true, value: { match: { moves: ['f3', 'e5', 'g4', 'Qh4#'] } } })
    expect(await membershipsOf(database)).toMatchObject([{ online_game_id: null }])
    expect(await purgeFinishedGames(database, [MATCH_REFERENCE], inDays(400))).toBe(0)
    // The page saves it again, which makes it a membership.
    await saveMembership(database, game, { color: 'w', userId: anna, at: NOW })
    expect(await membershipsOf(database)).toMatchObject([{ online_game_id: game.gameId }])
  })

  it('calls its subscribers in the transaction that ends it, until they unsubscribe', async () => {
    const server = await startLiveServer(await makeSettings(), await open())
    servers.push(server)
    const ended: string[] = []
    const unsubscribe = server.live.onGameEnded(async ({ query }, game) => {
      const row = await query
        .selectFrom('games')
        .select('origin')
        .where('id', '=', game.gameId)
        .executeTakeFirst()
      ended.push(`${game.id} ${row?.origin}`)
    })
    const play = async () => {
      const { id, keys } = await server.live.createGame({
        seats: { w: { name: 'Anna', userId: null }, b: { name: 'Ben', userId: null } },
        settings: { minutes: 5, increment: 3, untimed: false },
        origin: 'tournament:spring',
      })
      expect(COLORS.map((color) => keys[color])).toEqual([
        expect.stringMatching(/^[\w-]{22}$/),
        expect.stringMatching(/^[\w-]{22}$/),
      ])
      const [w, b] = [
        await connectPlayer(server.origin, id, { key: keys.w! }),
        await connectPlayer(server.origin, id, { key: keys.b! }),
      ]
      for (const player of [w, b]) await player.next('state')
      for (const [ply, uci] of MOVES.entries()) {
        const player = ply % 2 === 0 ? w : b
        player.send({ type: 'move', n: ply, ply, uci, spent: 5 })
        await player.next('moved', (moved) => moved.ply === ply)
        await (player === w ? b : w).next('moved', (moved) => moved.ply === ply)
      }
      await w.until(({ phase }) => phase === 'over')
      for (const player of [w, b]) player.drop()
      return id
    }
    const id = await play()
    expect(ended).toEqual([`${id} tournament:spring`])
    unsubscribe()
    await play()
    expect(ended).toHaveLength(1)
  })
})
