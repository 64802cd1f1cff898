import { sql } from 'kysely'
import { afterEach, describe, expect, it } from 'vitest'
import { MOST_MATCHES } from '#matches/settings.ts'
import { migrate } from '#server/database/migrate.ts'
import { describeOnEachDatabase, openForTest } from '../../tests/support/databases.ts'
import { connectPlayer, type LivePlayer } from '../../tests/support/live-player.ts'
import { someAddress } from '../../tests/support/visitor.ts'
import { ASKER, makeGame, startLiveServer, type LiveServer } from '../../tests/support/live-servers.ts'

/** Live games over real sockets and real databases. */

describeOnEachDatabase('a live game', ({ makeSettings }) => {
  const servers: LiveServer[] = []
  const players: LivePlayer[] = []
  afterEach(async () => {
    for (const player of players.splice(0)) player.drop()
    for (const server of servers.splice(0)) await server.stop()
  })

  async function start(): Promise<LiveServer> {
    const settings = await makeSettings()
    const database = openForTest(settings)
    await migrate(database)
    const server = await startLiveServer(settings, database)
    servers.push(server)
    return server
  }

  async function enter(server: LiveServer, id: string, key?: string): Promise<LivePlayer> {
    const player = await connectPlayer(server.origin, id, { key })
    players.push(player)
    await player.next('state')
    return player
  }

  async function enterBoth(server: LiveServer, { id, keys }: { id: string; keys: { w: string; b: string } }) {
    const [w, b] = [await enter(server, id, keys.w), await enter(server, id, keys.b)]
    await w.until(({ here }) => here.b === 'here')
    return { w, b }
  }

  async function addUser({ database }: LiveServer, id: string) {
    const yes = database.kind === 'sqlite' ? 1 : true
    await sql`insert into users (id, name, email, "emailVerified", "createdAt", "updatedAt")
      values (${id}, ${id}, ${id}, ${yes}, '2026-01-01', '2026-01-01')`.execute(database.query)
  }

  /** Copies the one saved match until the account is full. */
  async function fillAccount({ database: { query } }: LiveServer) {
    const row = await query.selectFrom('matches').selectAll().executeTakeFirstOrThrow()
    const names = Object.keys(row).filter((name) => name !== 'id' && name !== 'game_id')
    const columns = sql.join(names.map((name) => sql.ref(name)))
    await sql`insert into matches (id, game_id, ${columns})
      with recursive numbers (i) as (select 1 union all select i + 1 from numbers where i < ${sql.lit(MOST_MATCHES - 1)})
      select 'copy' || i, 'copy' || i, ${columns} from matches, numbers`.execute(query)
  }

  let n = 0
  async function play(both: { w: LivePlayer; b: LivePlayer }, ucis: readonly string[], from = 0) {
    for (const [index, uci] of ucis.entries()) {
      const ply = from + index
      const [mover, other] = ply % 2 === 0 ? [both.w, both.b] : [both.b, both.w]
      mover.send({ type: 'move', n: ++n, ply, uci, spent: 5 })
      const sent = n
      expect(await mover.next('moved', (moved) => moved.n === sent)).toMatchObject({ ply, uci })
      await other.next('moved', (moved) => moved.ply === ply)
    }
  }

  it('is made, joined and played to mate, and the row has it', async () => {
    const server = await start()
    const game = await makeGame(server)
    const both = await enterBoth(server, game)
    expect(both.w.state).toMatchObject({ you: 'w', phase: 'seated', names: { w: 'Anna', b: 'Ben' } })
    await play(both, ['f2f3', 'e7e5', 'g2g4', 'd8h4'])
    expect(both.b.state).toMatchObject({
      phase: 'over',
      end: { reason: 'checkmate', winner: 'b' },
      score: { w: 0, b: 1 },
    })
    const row = await server.database.query
      .selectFrom('live_games')
      .selectAll()
      .where('id', '=', game.id)
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({ phase: 'over', version: both.w.state!.v })
    // The row stores no key: a reader of the database cannot play.
    for (const key of [game.keys.w, game.keys.b]) expect(JSON.stringify(row)).not.toContain(key)
    expect(JSON.parse(row.state)).toMatchObject({ moves: ['f2f3', 'e7e5', 'g2g4', 'd8h4'] })
  })

  it('keeps one of many moves sent at once, and refuses the others as stale', async () => {
    const server = await start()
    const game = await makeGame(server)
    const { w } = await enterBoth(server, game)
    const others = await Promise.all(Array.from({ length: 5 }, () => enter(server, game.id)))
    const moves = ['e2e4', 'd2d4', 'c2c4', 'g1f3', 'b1c3']
    // Sends no more at once than a connection may.
    for (let sent = 0; sent < 18; sent++)
      w.send({ type: 'move', n: sent, ply: 0, uci: moves[sent % 5]!, spent: 0 })
    const first = await w.next('moved')
    expect(first.uci).toBe('e2e4')
    for (const other of others) expect(await other.next('moved')).toMatchObject({ uci: 'e2e4', v: first.v })
    await w.next('no', ({ n: about }) => about === 16)
    expect(w.messages.filter(({ type }) => type === 'moved')).toHaveLength(1)
    expect(
      w.messages.filter((message) => message.type === 'no' && message.code === 'ERR_STALE').length,
    ).toBeGreaterThan(10)
  })

  it('continues on a new connection, and closes the older one', async () => {
    const server = await start()
    const game = await makeGame(server)
    const both = await enterBoth(server, game)
    await play(both, ['e2e4', 'e7e5'])
    const again = await enter(server, game.id, game.keys.w)
    expect(await both.w.closed).toBe(4000)
    expect(again.state).toMatchObject({ you: 'w', moves: 'e2e4 e7e5', phase: 'playing', runs: 'w' })
    const same = await connectPlayer(server.origin, game.id, { key: game.keys.b, v: again.state!.v })
    players.push(same)
    expect(await same.next('same')).toEqual({ type: 'same', v: again.state!.v })
  })

  it('can be watched with the link, which does not let anyone play', async () => {
    const server = await start()
    const game = await makeGame(server)
    const both = await enterBoth(server, game)
    const watcher = await enter(server, both.w.state!.watch, game.keys.w)
    expect(watcher.state).toMatchObject({ you: null, phase: 'seated' })
    await both.w.next('watchers', ({ count }) => count === 1)
    watcher.send({ type: 'move', n: 1, ply: 0, uci: 'e2e4', spent: 0 })
    expect(await watcher.next('no')).toMatchObject({ n: 1, code: 'ERR_NOT_ALLOWED' })
    const joined = await server.live.invitations.join(both.w.state!.watch, 'Cleo', ASKER)
    expect(joined).toMatchObject({ ok: false, error: 'ERR_NO_SUCH_GAME' })
  })

  it('plays a premove as soon as possible', async () => {
    const server = await start()
    const game = await makeGame(server)
    const both = await enterBoth(server, game)
    await play(both, ['e2e4', 'e7e5'])
    both.b.send({ type: 'pre', n: 90, ply: 3, uci: 'b8c6' })
    expect(await both.b.next('ok')).toEqual({ type: 'ok', n: 90 })
    both.w.send({ type: 'move', n: 91, ply: 2, uci: 'g1f3', spent: 0 })
    const answer = await both.w.next('moved', ({ ply }) => ply === 3)
    expect(answer).toMatchObject({ uci: 'b8c6', left: { b: 600_000 - 100 } })
  })

  it('supports offers, takebacks, messages and a rematch', async () => {
    const server = await start()
    const game = await makeGame(server)
    const both = await enterBoth(server, game)
    await play(both, ['e2e4', 'e7e5'])
    const say = (player: LivePlayer, what: 'draw' | 'draw-no' | 'back' | 'back-yes' | 'resign' | 'rematch') =>
      player.send({ type: 'do', n: ++n, what, v: player.state!.v })
    say(both.w, 'draw')
    await both.b.until(({ offers }) => offers.draw === 'w')
    say(both.b, 'draw-no')
    await both.w.until(({ offers }) => offers.draw === undefined)
    say(both.b, 'back')
    await both.w.until(({ offers }) => offers.back === 'b')
    say(both.w, 'back-yes')
    await both.b.until(({ moves }) => moves === 'e2e4')
    await play(both, ['c7c5'], 1)
    both.w.send({ type: 'say', n: ++n, preset: 1 })
    expect(await both.b.next('said')).toEqual({ type: 'said', color: 'w', preset: 1 })
    both.w.send({ type: 'say', n: ++n, preset: 2 })
    expect(await both.w.next('no')).toMatchObject({ code: 'ERR_TOO_FAST' })
    say(both.b, 'resign')
    await both.w.until(({ phase }) => phase === 'over')
    say(both.w, 'rematch')
    await both.b.until(({ offers }) => offers.rematch === 'w')
    say(both.b, 'rematch')
    const { next } = await both.w.until((state) => state.next !== undefined)
    const white = await enter(server, next!, game.keys.b)
    expect(white.state).toMatchObject({ you: 'w', score: { w: 0, b: 1 }, names: { w: 'Ben', b: 'Anna' } })
  })

  it('is saved once for each account, in the transaction that ends it', async () => {
    const server = await start()
    const { query } = server.database
    for (const id of ['anna', 'ben']) await addUser(server, id)
    const game = await makeGame(server, { users: { w: 'anna', b: 'ben' } })
    const both = await enterBoth(server, game)
    await play(both, ['e2e4', 'e7e5'])
    // Both resign at once: one of them is first, by the row's version.
    for (let time = 0; time < 8; time++)
      for (const player of [both.w, both.b]) player.send({ type: 'do', n: ++n, what: 'resign', v: 0 })
    await both.w.until(({ phase }) => phase === 'over')
    await both.b.until(({ phase }) => phase === 'over')
    const rows = await query
      .selectFrom('matches')
      .select(['user_id', 'human_color', 'result', 'end_reason', 'opponent'])
      .orderBy('user_id')
      .execute()
    expect(rows).toHaveLength(2)
    expect(
      rows.map(({ user_id, human_color, end_reason, opponent }) => [
        user_id,
        human_color,
        end_reason,
        opponent,
      ]),
    ).toEqual([
      ['anna', 'w', 'resignation', 'online'],
      ['ben', 'b', 'resignation', 'online'],
    ])
    expect(new Set(rows.map(({ result }) => result))).toEqual(new Set(['win', 'loss']))
    // A guest who signs in later saves the game from our row.
    const kept = await server.live.invitations.keep(game.id, { ...ASKER, userId: 'ben', key: game.keys.b })
    expect(kept).toMatchObject({ ok: true, value: { opponent: { type: 'online' } } })
    expect(await query.selectFrom('matches').select('id').execute()).toHaveLength(2)
  })

  it('ends although the account of a player is full, and the page can show why', async () => {
    const server = await start()
    await addUser(server, 'anna')
    const first = await makeGame(server, { users: { w: 'anna' } })
    const bothOfFirst = await enterBoth(server, first)
    await play(bothOfFirst, ['f2f3', 'e7e5', 'g2g4', 'd8h4'])
    await fillAccount(server)
    const game = await makeGame(server, { users: { w: 'anna' } })
    const both = await enterBoth(server, game)
    await play(both, ['e2e4', 'e7e5'])
    both.b.send({ type: 'do', n: ++n, what: 'resign', v: 0 })
    await both.w.until(({ phase }) => phase === 'over')
    expect(server.log).toContainEqual([
      'warn',
      'finished online game not saved',
      { reason: 'ERR_ACCOUNT_FULL' },
    ])
    const kept = await server.live.invitations.keep(game.id, { ...ASKER, userId: 'anna', key: game.keys.w })
    expect(kept).toMatchObject({ ok: false, error: 'ERR_ACCOUNT_FULL' })
  })

  it('continues without an account that is deleted meanwhile', async () => {
    const server = await start()
    const { query } = server.database
    await addUser(server, 'anna')
    const game = await makeGame(server, { users: { w: 'anna' } })
    const both = await enterBoth(server, game)
    await play(both, ['e2e4', 'e7e5'])
    await query.deleteFrom('users').where('id', '=', 'anna').execute()
    await play(both, ['g1f3'], 2)
    both.b.send({ type: 'do', n: ++n, what: 'resign', v: 0 })
    await both.w.until(({ phase }) => phase === 'over')
    const row = await query
      .selectFrom('live_games')
      .select(['w_user', 'phase'])
      .where('id', '=', game.id)
      .executeTakeFirst()
    expect(row).toEqual({ w_user: null, phase: 'over' })
    expect(await query.selectFrom('matches').select('id').execute()).toEqual([])
  })

  it('ends when time is up, even without a connection', async () => {
    const server = await start()
    const game = await makeGame(server, { minutes: 1 })
    const both = await enterBoth(server, game)
    await play(both, ['e2e4', 'e7e5'])
    both.w.close()
    both.b.close()
    await Promise.all([both.w.closed, both.b.closed])
    // Simulates a minute without a connection.
    await sql`update live_games set version = version + 1, turn_at = turn_at - 70000, deadline_at = deadline_at - 70000
      where id = ${game.id}`.execute(server.database.query)
    await expect
      .poll(async () =>
        server.database.query
          .selectFrom('live_games')
          .select(['phase', 'left_w'])
          .where('id', '=', game.id)
          .executeTakeFirst(),
      )
      .toEqual({ phase: 'over', left_w: 0 })
  })

  it('charges neither player for an outage, however slowly they reconnect', async () => {
    const settings = await makeSettings()
    const database = openForTest(settings)
    await migrate(database)
    const dying = await startLiveServer(settings, database)
    const game = await makeGame(dying)
    const before = await enterBoth(dying, game)
    await play(before, ['e2e4', 'e7e5'])
    await dying.live.stop()
    for (const player of [before.w, before.b]) player.drop()
    // Simulates a server that died ten seconds ago.
    await sql`update live_servers set beat_at = beat_at - 10000`.execute(database.query)
    const next = await startLiveServer(settings, database)
    servers.push(dying, next)
    const w = await enter(next, game.id, game.keys.w)
    w.send({ type: 'move', n: ++n, ply: 2, uci: 'g1f3', spent: 0 })
    await w.until(({ moves }) => moves.endsWith('g1f3'))
    const awayMs = 1_200
    await new Promise((resolve) => setTimeout(resolve, awayMs))
    const b = await enter(next, game.id, game.keys.b)
    b.send({ type: 'move', n: ++n, ply: 3, uci: 'b8c6', spent: 0 })
    const { left } = await b.until(({ moves }) => moves.endsWith('b8c6'))
    expect(left!.b).toBeGreaterThan(600_000 - awayMs)
  })

  describe('in the lobby', () => {
    const WANTED = { settings: { minutes: 3, increment: 0, untimed: false }, color: 'b' } as const

    /** A listed game; its maker's page is connected unless it is `absent`. */
    async function list(
      server: LiveServer,
      {
        name = 'Anna',
        browser,
        address = `10.4.${++n % 250}.1`,
        userId,
        isAbsent = false,
        isListed = true,
      }: {
        name?: string
        browser?: string
        address?: string
        userId?: string
        isAbsent?: boolean
        isListed?: boolean
      } = {},
    ): Promise<{ id: string; maker: LivePlayer | undefined }> {
      const created = await server.live.invitations.create(
        { ...WANTED, name, isListed, start: undefined, browser },
        { ...ASKER, address, userId },
      )
      if (!created.ok) throw new Error(created.error)
      const { id, key } = created.value
      return { id, maker: isAbsent ? undefined : await enter(server, id, key) }
    }

    const namesIn = async (server: LiveServer) =>
      (await server.live.invitations.listOpen()).map(({ name }) => name)

    it('is one of at most five open games of a network, and of fifty of an IPv6 allocation', async () => {
      const server = await start()
      const create = async (address: string) => {
        const client = { ...ASKER, address }
        return server.live.invitations.create(
          { ...WANTED, name: '', isListed: false, start: undefined, browser: undefined },
          client,
        )
      }
      let created = 0
      for (let network = 1; network <= 11; network++)
        for (let game = 0; game < 6; game++)
          if ((await create(`2001:db8:1:${network.toString(16)}::1`)).ok) created += 1
      expect(created).toBe(50)
      expect((await create('2001:db8:2::1')).ok).toBe(true)
    })

    it('is shown while its maker is connected, until another player has joined', async () => {
      const server = await start()
      await list(server, { isListed: false })
      await list(server, { isAbsent: true })
      const { id } = await list(server)
      const shown = { id, settings: WANTED.settings, name: 'Anna', color: 'w' }
      expect(await server.live.invitations.listOpen()).toEqual([shown])
      expect((await server.live.invitations.join(id, 'Ben', ASKER)).ok).toBe(true)
      expect(await server.live.invitations.listOpen()).toEqual([])
    })

    it('is not hidden by invitations whose makers never connected', async () => {
      const server = await start()
      for (let made = 0; made < 55; made++) await list(server, { name: 'Flood', isAbsent: true })
      await list(server)
      expect(await namesIn(server)).toEqual(['Anna'])
    })

    it('is shown newest first, at most two of a browser and ten of an address', async () => {
      const server = await start()
      for (const name of ['A', 'B', 'C']) await list(server, { name, browser: 'a'.repeat(22) })
      expect(await namesIn(server)).toEqual(['C', 'B'])
      // Uses accounts, since guests of one address may have only five open games.
      for (let made = 0; made < 12; made++) {
        await addUser(server, `u${made}`)
        await list(server, { name: `${made}`, address: '10.5.0.1', userId: `u${made}` })
      }
      const ofSchool = Array.from({ length: 10 }, (_, index) => `${11 - index}`)
      expect(await namesIn(server)).toEqual([...ofSchool, 'C', 'B'])
    })

    it.each([
      ['one IPv6 allocation', 15, (index: number) => `2001:db8:7:${(index % 30).toString(16)}::1`],
      ['twelve neighboring IPv4 addresses', 15, (index: number) => `10.7.0.${index % 12}`],
      ['twelve distant IPv4 addresses', 48, (index: number) => `10.${100 + (index % 12)}.0.1`],
    ])('keeps places free of the games of %s', async (_, most, addressOf) => {
      const server = await start()
      await list(server, { name: 'Anna' })
      await list(server, { name: 'Ben' })
      for (let made = 0; made < 50; made++) {
        const [browser, address] = [String(made).padStart(22, '0'), addressOf(made)]
        const { id } = await list(server, { name: 'Flood', browser, address, isAbsent: true })
        await connectInRow(server, id)
      }
      const names = await namesIn(server)
      expect(names).toContain('Anna')
      expect(names).toContain('Ben')
      expect(names.filter((name) => name === 'Flood')).toHaveLength(most)
    })

    /** Fifty sockets would test nothing more. */
    const connectInRow = ({ database: { query } }: LiveServer, id: string) =>
      query.updateTable('live_games').set({ b_server: 'another server' }).where('id', '=', id).execute()
  })

  it('is left in peace by strangers', async () => {
    const server = await start()
    const game = await makeGame(server)
    await expect(connectPlayer(server.origin, game.id, { origin: 'https://evil.example' })).rejects.toThrow(
      '403',
    )
    await expect(connectPlayer(server.origin, 'not-a-game!!', {})).rejects.toThrow('404')
    const silent = await connectPlayer(server.origin, game.id, { isSilent: true })
    players.push(silent)
    silent.send({ type: 'move', n: 1, ply: 0, uci: 'e2e4', spent: 0 })
    expect(await silent.closed).toBe(1008)
    const nowhere = await connectPlayer(server.origin, 'AAAAAAAAAAAA', {})
    players.push(nowhere)
    expect(await nowhere.closed).toBe(4004)
    const guesser = await enter(server, game.id, 'a'.repeat(22))
    expect(guesser.state?.you).toBeNull()
    const flood = await enter(server, game.id, game.keys.w)
    for (let sent = 0; sent < 60; sent++) flood.send({ type: 'beat', v: 0, hidden: false })
    expect(await flood.closed).toBe(1008)
  })

  it('is played by events and posts if sockets are blocked', async () => {
    const server = await start()
    const game = await makeGame(server)
    const b = await enter(server, game.id, game.keys.b)
    const headers = { Authorization: `Seat ${game.keys.w}`, 'Content-Type': 'application/json' }
    const events = await fetch(`${server.origin}/api/online/${game.id}/events`, { headers })
    expect(events.headers.get('cache-control')).toBe('no-store, no-transform')
    const reader = events.body!.pipeThrough(new TextDecoderStream()).getReader()
    let heard = ''
    const hear = async (what: string) => {
      while (!heard.includes(what)) heard += (await reader.read()).value ?? ''
    }
    await hear('"you":"w"')
    const post = async (message: object) => {
      const response = await fetch(`${server.origin}/api/online/${game.id}/messages`, {
        method: 'POST',
        headers,
        body: JSON.stringify(message),
      })
      return response.text()
    }
    expect(await post({ type: 'move', n: 1, ply: 0, uci: 'e2e4', spent: 100 })).toContain('"moves":"e2e4"')
    await hear('"moved"')
    expect(await b.next('moved')).toMatchObject({ uci: 'e2e4' })
    expect(await post({ type: 'move', n: 2, ply: 0, uci: 'd2d4', spent: 100 })).toContain('ERR_STALE')
    expect(await post({ type: 'beat', v: 0, hidden: false })).toContain('"beat"')
    await reader.cancel()
  })

  describe('by events and posts', () => {
    const post = (server: LiveServer, id: string, message: object, headers: Record<string, string> = {}) =>
      fetch(`${server.origin}/api/online/${id}/messages`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: JSON.stringify(message),
      })

    it('counts posts by seat, and strangers by address, whatever key they invent', async () => {
      const server = await start()
      const game = await makeGame(server)
      const beat = { type: 'beat', v: 0, hidden: false }
      const madeUp = (index: number) => `Seat ${String(index).padStart(22, 'x')}`
      // Counts last ten seconds, which is longer than this test takes on the other database.
      const address = someAddress()
      const answers = await Promise.all(
        Array.from({ length: 105 }, async (_, index) => {
          const headers = { 'X-Real-IP': address, Authorization: madeUp(index) }
          return (await post(server, game.id, beat, headers)).status
        }),
      )
      expect(answers.filter((status) => status === 200)).toHaveLength(100)
      expect(answers.filter((status) => status === 429)).toHaveLength(5)
      const ofPlayer = await post(server, game.id, beat, {
        'X-Real-IP': address,
        Authorization: `Seat ${game.keys.w}`,
      })
      expect(ofPlayer.status).toBe(200)
    })

    it('takes as many preset messages as by a socket', async () => {
      const server = await start()
      const game = await makeGame(server)
      const answers: string[] = []
      for (let index = 1; index <= 12; index++) {
        const message = { type: 'say', n: index, preset: 1 }
        const answer = await post(server, game.id, message, { Authorization: `Seat ${game.keys.w}` })
        answers.push(await answer.text())
      }
      expect(answers.filter((text) => text.includes('"said"'))).toHaveLength(1)
      expect(answers.at(-1)).toContain('ERR_TOO_FAST')
    })

    it('opens at most 200 streams for an address', async () => {
      const server = await start()
      const game = await makeGame(server)
      const stop = new AbortController()
      const statuses = await Promise.all(
        Array.from({ length: 205 }, async () => {
          const headers = { 'X-Real-IP': '10.6.0.2' }
          const { signal } = stop
          const path = `${server.origin}/api/online/${game.id}/events`
          return (await fetch(path, { headers, signal })).status
        }),
      )
      expect(statuses.filter((status) => status === 200)).toHaveLength(200)
      expect(statuses.filter((status) => status === 429)).toHaveLength(5)
      stop.abort()
    })

    it('asks to try again while the database is away', async () => {
      const server = await start()
      await server.database.close()
      const answer = await post(server, 'AAAAAAAAAAAA', { type: 'beat', v: 0, hidden: false })
      expect(answer.status).toBe(503)
      expect(answer.headers.get('retry-after')).toBe('2')
    })
  })
})
