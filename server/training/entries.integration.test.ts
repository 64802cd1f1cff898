import { randomBytes } from 'node:crypto'
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { expect, it } from 'vitest'
import { parseTrainingPage, type TrainingEntry } from '#contract/training.ts'
import {
  answerEntry,
  cardEntry,
  lessonEntry,
  puzzleEntry,
  squaresEntry,
  strengthEntry,
  timeAt,
} from '#app/train/log/entries.fixture.ts'
import { cardsOf } from '#app/train/cards/schedule.ts'
import { learningProgressOf } from '#app/train/log/learnt.ts'
import { ratingAfter } from '#app/train/log/rating.ts'
import { makeTrainingAccount } from '#app/train/log/training-account.ts'
import { createTrainingLog } from '#app/train/log/training-log.ts'
import { openTrainingStorage } from '#app/train/log/training-storage.ts'
import { removeAccount } from '#server/accounts/removal.ts'
import { describeOnEachDatabase, environmentOf, openForTest } from '../../tests/support/databases.ts'
import { addMember, addUser } from '../../tests/support/members.ts'
import { startSite, type Site } from '../../tests/support/site.ts'
import { addEntries, entriesAfter, entriesInPortions, MOST_ENTRIES } from './entries.ts'

const SECRET = randomBytes(32).toString('hex')
const idsOf = (entries: readonly TrainingEntry[] | undefined) => entries?.map(({ id }) => id).toSorted()

describeOnEachDatabase('training in accounts', ({ open, makeSettings }) => {
  it('is kept once, in the order in which it came, for its owner alone', async () => {
    const database = await open()
    const [asha, ben] = [await addUser(database, 'asha'), await addUser(database, 'ben')]
    const [one, two, three] = [puzzleEntry(0), cardEntry(1), lessonEntry(2, 'rook', 0)]
    expect(await addEntries(database, asha, [one, two, one])).toEqual([])
    expect(await addEntries(database, asha, [two, three])).toEqual([])
    expect(await addEntries(database, asha, [])).toEqual([])
    const all = await entriesAfter(database, asha, 0)
    expect(all).toEqual({
      entries: [one, two, three].map((entry) => JSON.stringify(entry)),
      next: 3,
      isLast: true,
    })
    expect(await entriesAfter(database, asha, 2)).toMatchObject({ entries: [JSON.stringify(three)], next: 3 })
    expect(await entriesAfter(database, ben, 0)).toEqual({ entries: [], next: 0, isLast: true })
    // The same id in another account is a different entry.
    expect(await addEntries(database, ben, [one])).toEqual([])
    expect((await entriesAfter(database, ben, 0)).entries).toHaveLength(1)
  })

  it('leaves no place out and takes none twice when many devices send at once', async () => {
    const database = await open()
    const asha = await addUser(database, 'asha')
    const shared = Array.from({ length: 20 }, (_, hour) => puzzleEntry(hour))
    await Promise.all(
      Array.from({ length: 8 }, (_, device) =>
        addEntries(database, asha, [...shared, ...[1, 2].map((n) => puzzleEntry(100 * device + 20 + n))]),
      ),
    )
    const rows = await database.query
      .selectFrom('training_entries')
      .select('place')
      .where('user_id', '=', asha)
      .orderBy('place')
      .execute()
    expect(rows.map(({ place }) => place)).toEqual(Array.from({ length: 36 }, (_, index) => index + 1))
  })

  it('is returned page by page, and deleted with the account', async () => {
    const database = await open()
    const [asha, ben] = [await addUser(database, 'asha'), await addUser(database, 'ben')]
    const entries = Array.from({ length: 1_100 }, (_, hour) => puzzleEntry(hour))
    for (let from = 0; from < entries.length; from += 200)
      await addEntries(database, asha, entries.slice(from, from + 200))
    await addEntries(database, ben, entries.slice(0, 1))
    const sizes: number[] = []
    for await (const portion of entriesInPortions(database, asha)) sizes.push(portion.length)
    expect(sizes).toEqual([500, 500, 100])
    await removeAccount(database, { id: asha, email: 'asha@example.org' })
    expect((await database.query.selectFrom('training_entries').select('user_id').execute()).length).toBe(1)
  })

  it('is refused beyond what an account holds', async () => {
    const database = await open()
    const asha = await addUser(database, 'asha')
    const last = { user_id: asha, id: 'last', place: MOST_ENTRIES - 1, entry: '{}' }
    await database.query.insertInto('training_entries').values(last).execute()
    const [one, two] = [puzzleEntry(0), puzzleEntry(1)]
    expect(await addEntries(database, asha, [one, two])).toEqual([two])
    expect(await addEntries(database, asha, [one, two])).toEqual([two])
  })

  it('comes together on two devices that were trained on apart, when answers are lost too', async () => {
    const { site, cookie, stop } = await openSite()
    const [phone, laptop] = [deviceOf(site, cookie), deviceOf(site, cookie)]
    const card = cardEntry(0)
    // Both devices are offline: they record the same puzzle, the same card and each its first answer.
    for (const { log } of [await phone.away(), await laptop.away()]) log.add(strengthEntry(0, 900))
    phone.log.add(card)
    laptop.log.add({ ...card, id: cardEntry(0).id })
    phone.log.add(puzzleEntry(1, { puzzle: 'both' }))
    laptop.log.add(puzzleEntry(2, { puzzle: 'both', isSolved: false }))
    phone.log.add(answerEntry(25, card.card, true))
    laptop.log.add(answerEntry(26, card.card, true))
    phone.log.add(squaresEntry(27, 'find', 12))
    laptop.log.add(squaresEntry(28, 'find', 15))
    for (let hour = 30; hour < 60; hour++) (hour % 3 ? phone : laptop).log.add(puzzleEntry(hour))

    // The phone's first request arrives, but its response is lost.
    phone.state.losesAnswers = true
    await phone.meet()
    expect(phone.log.value.entries).toHaveLength(25)
    phone.state.losesAnswers = false
    await laptop.meet()
    await phone.log.exchangeNow()
    await laptop.log.exchangeNow()
    await phone.log.exchangeNow()

    const [one, other] = [phone.log.value.entries ?? [], laptop.log.value.entries ?? []]
    expect(one).toHaveLength(40)
    expect(idsOf(one)).toEqual(idsOf(other))
    expect(ratingAfter(one)).toEqual(ratingAfter(other))
    expect(ratingAfter(one).puzzles).toBe(31)
    expect(learningProgressOf(one).best).toEqual({ 'find 30': 15 })
    expect(cardsOf(one)).toMatchObject([{ step: 1, dueAt: Date.parse(timeAt(25 + 3 * 24)) }])

    // A third device receives everything from the account, and the account's copy is the same.
    const tablet = deviceOf(site, cookie)
    await tablet.meet()
    expect(idsOf(tablet.log.value.entries)).toEqual(idsOf(one))
    const everything = (await (await ask(site, cookie, '/account/data.json')).json()) as {
      training: TrainingEntry[]
    }
    expect(idsOf(everything.training)).toEqual(idsOf(one))
    const table = await ask(site, cookie, '/account/training.csv')
    expect(table.headers.get('Content-Disposition')).toContain('attachment')
    const lines = (await table.text()).trimEnd().split('\r\n')
    expect([lines.length, lines[0]?.split(',').length]).toEqual([41, 17])
    await stop()
  })

  it('is requested and sent by its owner alone, in a validated form', async () => {
    const { site, cookie, stop } = await openSite()
    const path = '/api/training?owner=asha'
    const entry = puzzleEntry(0)
    const send = (body: unknown, headers: Record<string, string> = {}) =>
      ask(site, cookie, '/api/training', {
        method: 'POST',
        body: typeof body === 'string' ? body : JSON.stringify(body),
        headers,
      })
    const refused = async (entries: readonly unknown[]) =>
      (await (await send({ owner: 'asha', entries })).json()) as unknown
    expect((await ask(site, '', path)).status).toBe(401)
    expect((await ask(site, '', '/api/training', { method: 'POST', body: '{}' })).status).toBe(401)
    for (const body of ['', '{}', { owner: 'asha', entries: {} }]) expect((await send(body)).status).toBe(422)
    expect((await send({ owner: 'ben', entries: [entry] })).status).toBe(409)
    expect((await ask(site, cookie, '/api/training?owner=ben')).status).toBe(409)
    expect((await ask(site, cookie, `${path}&after=-1`)).status).toBe(422)
    expect((await send({ owner: 'asha', entries: [entry] }, { Origin: 'https://else.test' })).status).toBe(
      403,
    )
    expect((await send({ owner: 'asha', entries: ['x'.repeat(66_000)] })).status).toBe(413)
    expect((await ask(site, cookie, '/api/training', { method: 'DELETE' })).status).toBe(405)

    const wrong = { ...puzzleEntry(1), rating: 'high' }
    expect(await refused([wrong, entry, 7, { ...puzzleEntry(2), at: 'yesterday' }])).toEqual({
      refused: [wrong.id, expect.any(String)],
    })
    const response = await ask(site, cookie, path)
    expect(response.headers.get('Cache-Control')).toBe('private, no-store')
    expect(parseTrainingPage(await response.json())).toEqual({ entries: [entry], next: 1, isLast: true })
    const answers = await Promise.all(Array.from({ length: 120 }, () => send({ owner: 'asha', entries: [] })))
    expect(answers.some(({ status }) => status === 429)).toBe(true)
    await stop()
  })

  async function openSite() {
    const settings = await makeSettings()
    const site = await startSite({ AUTH_SECRET: SECRET, LOG_LEVEL: 'error', ...environmentOf(settings) })
    const cookie = await addMember(openForTest(settings), { id: 'asha', secret: SECRET })
    return { site, cookie, stop: () => site.stop() }
  }
})

const ask = (site: Site, cookie: string, path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(site.origin + path, {
    ...init,
    headers: {
      'Content-Type': 'application/json',
      ...init.headers,
      ...(cookie !== '' && { Cookie: cookie }),
    },
  })

/** A browser with the site's code, a separate disk, and a network that can be cut. */
function deviceOf(site: Site, cookie: string) {
  const disk = new IDBFactory()
  const state = { isAway: false, losesAnswers: false }
  const account = makeTrainingAccount('asha', async (path, init) => {
    if (state.isAway) throw new TypeError('no network')
    const response = await ask(site, cookie, path, init)
    if (state.losesAnswers) throw new TypeError('the answer was lost')
    return response
  })
  const log = createTrainingLog(openTrainingStorage(), () => account)
  /** The first request opens the disk. */
  const begin = () => {
    globalThis.indexedDB = disk
    return log.setOwner('asha')
  }
  return {
    log,
    state,
    async away() {
      state.isAway = true
      await begin()
      await log.exchangeNow()
      return { log }
    },
    async meet() {
      state.isAway = false
      await begin()
      await log.exchangeNow()
    },
  }
}
