import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { parseMatchPage, parseSavedMatch, parseStrength } from '#contract/matches.ts'
import { finishedRecord, recordOfTwo } from '#matches/game-record.fixture.ts'
import { NOT_PLAYED } from '#matches/measured-strength.ts'
import { describeSiteOnEachDatabase } from '../../tests/support/each-site.ts'
import { addLongGames } from '../../tests/support/long-games.ts'
import { addMember } from '../../tests/support/members.ts'
import type { Site } from '../../tests/support/site.ts'

/** The endpoints as a browser uses them: who gets in, what is refused, and with which message. */

const SECRET = randomBytes(32).toString('hex')

const env = () => ({ AUTH_SECRET: SECRET, LOG_LEVEL: 'error' })

describeSiteOnEachDatabase('the addresses of matches', env, (place) => {
  it('belong to the signed-in user: no other user sees, changes or takes them', async () => {
    const { site, cookieOf } = await meet()
    const [asha, ben, expired] = [
      await cookieOf('asha', 1),
      await cookieOf('ben', 1),
      await cookieOf('asha', -1),
    ]
    const { match } = (await (await post(site, asha, finishedRecord())).json()) as { match: { id: string } }
    const shared = (await (await ask(site, asha, 'POST', `/api/matches/${match.id}/share`)).json()) as {
      shareToken: string
    }
    const routes: [method: string, path: string][] = [
      ['GET', '/api/matches'],
      ['GET', '/api/matches/export'],
      ['GET', '/api/matches/strength'],
      ['GET', `/api/matches/${match.id}`],
      ['POST', `/api/matches/${match.id}/share`],
      ['POST', `/api/matches/${match.id}/restore`],
      ['GET', `/api/matches/${match.id}/review`],
      ['DELETE', `/api/matches/${match.id}/share`],
      ['DELETE', `/api/matches/${match.id}`],
    ]
    const leaks: string[] = []
    for (const [method, path] of routes)
      for (const [who, cookie, status] of [
        ['no cookie', '', [401]],
        ['an expired cookie', expired, [401]],
        ['a forged cookie', `${ben}x`, [401]],
        // Any user may request the lists, which hold only that user's own matches.
        ['another’s', ben, path.includes(match.id) ? [404] : [200]],
      ] as const) {
        const response = await ask(site, cookie, method, path)
        const text = await response.text()
        const isLeak = text.includes(match.id) || text.includes('Qxf7') || text.includes(shared.shareToken)
        if (isLeak || !(status as readonly number[]).includes(response.status))
          leaks.push(`${who}: ${method} ${path} ${response.status}`)
        expect(response.headers.get('Cache-Control')).toContain('no-store')
      }
    expect(leaks).toEqual([])
    const own = await ask(site, asha, 'GET', '/api/matches')
    expect(own.headers.get('Cache-Control')).toBe('private, no-store')
    expect(await own.text()).toContain(match.id)
    expect(await (await ask(site, asha, 'GET', '/api/matches/export')).text()).toContain('4. Qxf7#')
    const strengthOf = async (cookie: string) =>
      parseStrength(await (await ask(site, cookie, 'GET', '/api/matches/strength')).json())
    expect((await strengthOf(asha)).games).toBe(1)
    expect(await strengthOf(ben)).toEqual(NOT_PLAYED)
  })

  it('write one export at a time per person, as fast as it is read', async () => {
    const { site, cookieOf, addGames } = await meet()
    const [asha, ben] = [await cookieOf('asha', 1), await cookieOf('ben', 1)]
    await post(site, asha, finishedRecord())
    // More than the network buffers hold, so that the server has to wait.
    await addGames('asha', 400)
    const first = await ask(site, asha, 'GET', '/api/matches/export')
    const second = await ask(site, asha, 'GET', '/api/matches/export')
    expect([first.status, second.status, second.headers.get('Retry-After')]).toEqual([200, 429, '10'])
    expect(await second.json()).toMatchObject({
      error: 'ERR_EXPORT_UNDER_WAY',
      message: expect.stringContaining('Please wait') as string,
    })
    expect((await ask(site, asha, 'GET', '/account/data.json')).status).toBe(429)
    expect((await ask(site, ben, 'GET', '/api/matches/export')).status).toBe(200)
    expect((await first.text()).match(/^\[Event /gm)).toHaveLength(401)
    const everything = (await (await ask(site, asha, 'GET', '/account/data.json')).json()) as {
      matches: object[]
    }
    expect(everything.matches).toHaveLength(401)
  })

  it('keep a game once, whatever letters its id is written in', async () => {
    const { site, cookieOf } = await meet()
    const asha = await cookieOf('asha', 1)
    const game = finishedRecord({ gameId: '0197a000-0000-7000-8000-00000000abcd' })
    const ids = []
    for (const gameId of [game.gameId, game.gameId.toUpperCase()]) {
      const answer = (await (await post(site, asha, { ...game, gameId })).json()) as { match: { id: string } }
      ids.push(answer.match.id)
    }
    expect(ids[0]).toBe(ids[1])
  })

  it('keep the first ending of a game until another is put in its place', async () => {
    const { site, cookieOf } = await meet()
    const asha = await cookieOf('asha', 1)
    const first = recordOfTwo()
    const other = { ...first, moves: ['e4', 'e5'], called: { reason: 'agreement' } }
    const answers = []
    for (const [method, game] of [
      ['POST', first],
      ['POST', other],
      ['PUT', other],
      ['POST', first],
    ] as const) {
      const response = await postText(site, asha, JSON.stringify(game), method)
      const { match, isOther } = parseSavedMatch(await response.json())
      answers.push([match.endReason, isOther])
    }
    expect(answers).toEqual([
      ['checkmate', false],
      ['checkmate', true],
      ['agreement', false],
      ['agreement', true],
    ])
    const page = parseMatchPage(await (await ask(site, asha, 'GET', '/api/matches')).json())
    expect(page.matches).toHaveLength(1)
    expect((await postText(site, '', JSON.stringify(other), 'PUT')).status).toBe(401)
    expect((await postText(site, asha, '{', 'PUT')).status).toBe(422)
    expect((await ask(site, asha, 'PATCH', '/api/matches')).headers.get('Allow')).toBe('GET, POST, PUT')
  })

  it('refuse what does not hold with a code, and are never at a loss', async () => {
    const { site, cookieOf } = await meet()
    const asha = await cookieOf('asha', 1)
    const bodies: [what: string, body: string, status: number, error: string | undefined][] = [
      ['no JSON', '{', 422, 'ERR_GAME_UNREADABLE'],
      ['nothing', '', 422, 'ERR_GAME_UNREADABLE'],
      ['a list', '[]', 422, 'ERR_GAME_UNREADABLE'],
      ['a null byte', JSON.stringify({ ...finishedRecord(), moves: ['e4\u0000'] }), 422, 'ERR_ILLEGAL_MOVE'],
      [
        'a game that goes on',
        JSON.stringify(finishedRecord({ moves: ['e4', 'e5'] })),
        422,
        'ERR_NOT_FINISHED',
      ],
      [
        'ten thousand moves',
        JSON.stringify(finishedRecord({ moves: Array(10_001).fill('e4'), times: undefined })),
        422,
        'ERR_GAME_UNREADABLE',
      ],
      ['a megabyte', JSON.stringify({ moves: 'e'.repeat(1_000_000) }), 413, undefined],
    ]
    for (const [what, body, status, error] of bodies) {
      const response = await postText(site, asha, body)
      expect([what, response.status]).toEqual([what, status])
      if (error !== undefined) expect(await response.json()).toEqual({ error })
    }
    expect((await ask(site, asha, 'PATCH', '/api/matches')).status).toBe(405)
    for (const [query, status] of [
      ['limit=1e9', 200],
      ['limit=-1', 200],
      ['after=tampered', 200],
      // Refused before routing, at every address.
      ['result=%00', 400],
      ['q=%F0%9F%98%80', 200],
    ])
      expect([query, (await ask(site, asha, 'GET', `/api/matches?${query}`)).status]).toEqual([query, status])
    const foreign = await fetch(`${site.origin}/api/matches`, {
      method: 'POST',
      headers: { Cookie: asha, Origin: 'https://evil.example', 'Content-Type': 'application/json' },
      body: JSON.stringify(finishedRecord()),
    })
    expect(foreign.status).toBe(403)
  })

  it('take a hundred games a minute from one person, and tell the next how long to wait', async () => {
    const { site, cookieOf } = await meet()
    const [asha, ben] = [await cookieOf('asha', 1), await cookieOf('ben', 1)]
    const game = JSON.stringify(finishedRecord())
    const statuses: (readonly [number, string | null])[] = []
    // A few at a time: more at once than the database has connections would test something else.
    for (let sent = 0; sent < 102; sent += 6)
      statuses.push(
        ...(await Promise.all(
          Array.from({ length: 6 }, async () => {
            const response = await postText(site, asha, game)
            return [response.status, response.headers.get('Retry-After')] as const
          }),
        )),
      )
    const turnedAway = statuses.filter(([status]) => status === 429)
    expect(statuses.filter(([status]) => status === 200)).toHaveLength(100)
    expect(turnedAway).toHaveLength(2)
    expect(Number(turnedAway[0]?.[1])).toBeGreaterThan(0)
    expect((await postText(site, ben, game)).status).toBe(200)
  })

  it('keep the review of a game for its owner alone, and refuse what is none', async () => {
    const { site, cookieOf } = await meet()
    const [asha, ben] = [await cookieOf('asha', 1), await cookieOf('ben', 1)]
    const { match } = (await (await post(site, asha, finishedRecord())).json()) as { match: { id: string } }
    const path = `/api/matches/${match.id}/review`
    const put = (cookie: string, body: string) =>
      fetch(site.origin + path, {
        method: 'PUT',
        headers: { Cookie: cookie, 'Content-Type': 'application/json' },
        body,
      })
    const judgements = [...Array.from({ length: 7 }, () => '9 3|35 e2e4'), '0 3'].join('\n')
    const review = { engine: '1.2', nodes: 30_000, judgements }
    expect(await (await ask(site, asha, 'GET', path)).json()).toEqual({ review: null })
    expect((await put(ben, JSON.stringify(review))).status).toBe(404)
    expect((await put('', JSON.stringify(review))).status).toBe(401)
    for (const body of ['', '{}', JSON.stringify({ ...review, judgements: '9 3|35 e2e4' })])
      expect((await put(asha, body)).status).toBe(422)
    const unknown = await put(asha, JSON.stringify({ ...review, engine: '9999.1' }))
    expect([unknown.status, await unknown.json()]).toEqual([422, { error: 'ERR_ENGINE_VERSION' }])
    expect((await put(asha, JSON.stringify({ ...review, judgements: 'x'.repeat(66_000) }))).status).toBe(413)
    expect((await ask(site, asha, 'POST', path)).status).toBe(405)
    for (const name of ['restore', 'share']) {
      const answer = await ask(site, asha, 'GET', `/api/matches/${match.id}/${name}`)
      expect([answer.status, await answer.json()]).toEqual([405, { error: 'ERR_METHOD' }])
    }
    expect(await (await put(asha, JSON.stringify(review))).json()).toEqual({ isKept: true })
    expect(await (await ask(site, asha, 'GET', path)).json()).toEqual({ review })

    const { shareToken } = (await (
      await ask(site, asha, 'POST', `/api/matches/${match.id}/share`)
    ).json()) as {
      shareToken: string
    }
    const page = await (await fetch(`${site.origin}/review?shared=${shareToken}`)).text()
    // Readers judge the game themselves: what an owner sends may be forged.
    expect(page).toContain('review-head')
    expect(page).not.toContain('9 3|35 e2e4')
    const everything = (await (await ask(site, asha, 'GET', '/account/data.json')).json()) as {
      matches: { review: object | null }[]
    }
    expect(everything.matches.map((each) => each.review)).toEqual([
      expect.objectContaining({ engine: '1.2', nodes: 30_000, judgements: judgements.split('\n') }),
    ])

    const answers = await Promise.all(Array.from({ length: 60 }, () => put(asha, JSON.stringify(review))))
    const refused = answers.find(({ status }) => status === 429)
    expect(Number(refused?.headers.get('Retry-After'))).toBeGreaterThan(0)
  })

  it('show a match on every device of its owner, and to everyone with its link, until that is revoked', async () => {
    const { site, cookieOf } = await meet()
    const [here, there] = [await cookieOf('asha', 1), await cookieOf('asha', 2)]
    const game = finishedRecord()
    for (const cookie of [here, there]) await post(site, cookie, game)
    const { matches } = parseMatchPage(await (await ask(site, there, 'GET', '/api/matches')).json())
    expect(matches).toHaveLength(1)
    const path = `/api/matches/${matches[0]!.id}/share`
    const { shareToken } = (await (await ask(site, here, 'POST', path)).json()) as { shareToken: string }

    const shared = await ask(site, '', 'GET', `/games/${shareToken}`)
    expect([shared.status, shared.headers.get('X-Robots-Tag')]).toEqual([
      200,
      expect.stringContaining('noindex'),
    ])
    const html = await shared.text()
    expect(html).toContain('f7, white queen')
    const picture = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? ''
    const drawn = await ask(site, '', 'GET', new URL(picture).pathname)
    expect(drawn.headers.get('Content-Type')).toBe('image/png')
    expect(
      Buffer.from(await drawn.arrayBuffer())
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG')
    expect((await ask(site, there, 'DELETE', path)).status).toBe(200)
    expect((await ask(site, '', 'GET', `/games/${shareToken}`)).status).toBe(404)
    expect((await ask(site, '', 'GET', new URL(picture).pathname)).status).toBe(404)
  })

  /** Accounts of this test alone, on the site that all tests share. */
  async function meet() {
    const database = await place.open()
    const test = randomBytes(4).toString('hex')
    const idOf = (name: string) => `${name}-${test}`
    return {
      site: place.site,
      cookieOf: (name: string, days: number) => addMember(database, { id: idOf(name), secret: SECRET, days }),
      addGames: (name: string, count: number) => addLongGames(database, idOf(name), count),
    }
  }
})

const ask = (site: Site, cookie: string, method: string, path: string): Promise<Response> =>
  fetch(site.origin + path, { method, headers: cookie === '' ? {} : { Cookie: cookie } })

const postText = (
  site: Site,
  cookie: string,
  body: string,
  method: 'POST' | 'PUT' = 'POST',
): Promise<Response> =>
  fetch(`${site.origin}/api/matches`, {
    method,
    headers: { Cookie: cookie, 'Content-Type': 'application/json' },
    body,
  })

const post = (site: Site, cookie: string, game: object): Promise<Response> =>
  postText(site, cookie, JSON.stringify(game))
