import { Kysely, SqliteDialect } from 'kysely'
import Libsql from 'libsql'
import { describe, expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../tests/support/databases.ts'
import type { Database } from '#server/database/db.ts'
import type { Tables } from '#server/database/tables.ts'
import { forgetPracticeDonations, recordPayment } from './repository.ts'
import { changeDonation, listDonations } from './admin.ts'
import { createLog } from '#server/log.ts'
import type { CheckoutEvent, PaymentEvent } from './payments.ts'
import { makeWallOfFame } from './wall-of-fame.ts'

type Reported = Exclude<PaymentEvent, { kind: 'other' }>

const checkout = (changes: Partial<CheckoutEvent> = {}): CheckoutEvent => ({
  kind: 'checkout',
  id: 'evt_completed',
  state: 'paid',
  isFromBank: false,
  at: '2025-06-29T12:00:00.000Z',
  provider: 'stripe',
  sessionId: 'cs_test_1',
  paymentId: 'pi_1',
  tier: 'coffee',
  donorName: 'Asha Rao',
  pence: 1000,
  madeAt: '2025-06-29T11:58:00.000Z',
  ...changes,
})
const refund = (refundedPence: number, id = `evt_refund_${refundedPence}`): Reported => ({
  kind: 'refund',
  id,
  paymentId: 'pi_1',
  refundedPence,
})

const dispute = (status: 'open' | 'lost' | 'won', at = '2025-07-01T00:00:00.000Z'): Reported => ({
  kind: 'dispute',
  id: `evt_dispute_${status}`,
  paymentId: 'pi_1',
  isAgainstUs: status !== 'won',
  isClosed: status !== 'open',
  at,
})

const COMPLETED = checkout()
const LEFT_UNPAID = checkout({ id: 'evt_unpaid', state: 'pending' })
const BANK_PAID = checkout({
  id: 'evt_bank_paid',
  state: 'paid',
  isFromBank: true,
  at: '2025-07-02T09:00:00.000Z',
})
const BANK_REFUSED = checkout({
  id: 'evt_bank_refused',
  state: 'failed',
  isFromBank: true,
  at: '2025-07-02T09:00:00.000Z',
})

const SECOND = checkout({
  id: 'evt_second',
  sessionId: 'cs_test_2',
  paymentId: 'pi_2',
  pence: 5000,
  madeAt: '2025-06-29T11:59:00.000Z',
})

async function wallOf(database: Database) {
  const lines: string[] = []
  const log = createLog('warn', (line) => lines.push(line))
  const donors = await makeWallOfFame(database, log, { readTimeout: 60_000 }).read()
  return { donors: donors.map(({ name, pence }) => [name, pence]), lines }
}

describeOnEachDatabase('donations', (databases) => {
  const open = () => databases.open()
  const ROWS: [what: string, reports: Reported[], wall: [string, number][]][] = [
    ['one that is paid', [COMPLETED], [['Asha Rao', 1000]]],
    ['one reported twice', [COMPLETED, COMPLETED], [['Asha Rao', 1000]]],
    [
      'one reported by two events',
      [COMPLETED, checkout({ id: 'evt_completed_again' })],
      [['Asha Rao', 1000]],
    ],
    ['one left unpaid', [LEFT_UNPAID], []],
    ['one that the bank pays later', [LEFT_UNPAID, BANK_PAID], [['Asha Rao', 1000]]],
    ['the same, the other way round', [BANK_PAID, LEFT_UNPAID], [['Asha Rao', 1000]]],
    ['one that the bank refuses later', [LEFT_UNPAID, BANK_REFUSED], []],
    ['the same, the other way round', [BANK_REFUSED, LEFT_UNPAID], []],
    ['one that was paid, until the bank refused', [COMPLETED, BANK_REFUSED], []],
    ['the same, the other way round', [BANK_REFUSED, COMPLETED], []],
    ['one given back', [COMPLETED, refund(1000)], []],
    ['one given back before it was known', [refund(1000), COMPLETED], []],
    ['one given back in part', [COMPLETED, refund(300)], [['Asha Rao', 700]]],
    ['one given back in two parts', [COMPLETED, refund(300), refund(1000)], []],
    ['the same, the other way round', [refund(1000), refund(300), COMPLETED], []],
    ['one called back by the bank', [COMPLETED, dispute('open')], []],
    ['one called back before it was known', [dispute('open'), COMPLETED], []],
    ['one called back for good', [COMPLETED, dispute('open'), dispute('lost')], []],
    [
      'one called back in vain, as we heard first',
      [COMPLETED, dispute('won'), dispute('open', '2025-07-09T00:00:00.000Z')],
      [['Asha Rao', 1000]],
    ],
    ['one without a name', [checkout({ donorName: undefined })], [['Anonymous', 1000]]],
    ['one with a name that is refused', [checkout({ donorName: 'f u c k' })], [['Anonymous', 1000]]],
    [
      'one with a hostile name',
      [checkout({ donorName: '<b>A\u202Esha</b>\u0000' })],
      [['<b>Asha</b>', 1000]],
    ],
    [
      'two by one donor',
      [COMPLETED, SECOND],
      [
        ['Asha Rao', 1000],
        ['Asha Rao', 5000],
      ],
    ],
  ]
  it.each(ROWS)('%s', async (_, reports, wall) => {
    const database = await open()
    for (const report of reports) await recordPayment(database, report)
    expect(await wallOf(database)).toEqual({ donors: wall, lines: [] })
  })

  it('reported 200 times, 20 at once, is one', async () => {
    const database = await open()
    const news: boolean[] = []
    for (let round = 0; round < 10; round++)
      news.push(
        ...(await Promise.all(Array.from({ length: 20 }, async () => recordPayment(database, COMPLETED)))),
      )
    expect(news.filter(Boolean)).toHaveLength(1)
    expect(await database.query.selectFrom('donations').select('id').execute()).toHaveLength(1)
  })

  it('stand from the first to the latest, at most a hundred', async () => {
    const database = await open()
    for (let minute = 0; minute < 103; minute++)
      await recordPayment(
        database,
        checkout({
          id: `evt_${minute}`,
          sessionId: `cs_test_${minute}`,
          donorName: `Donor ${minute}`,
          madeAt: new Date(Date.UTC(2025, 5, 29, 12, minute)).toISOString(),
        }),
      )
    const { donors } = await wallOf(database)
    expect(donors.map(([name]) => name)).toEqual(Array.from({ length: 100 }, (_, at) => `Donor ${at + 3}`))
  })

  it('keep what is no longer practice apart from what was', async () => {
    const database = await open()
    await recordPayment(database, checkout({ provider: 'practice' }))
    await recordPayment(database, checkout({ id: 'evt_real', sessionId: 'cs_live_1', donorName: 'Real' }))
    expect(await forgetPracticeDonations(database)).toBe(1)
    expect((await wallOf(database)).donors).toEqual([['Real', 1000]])
  })
})

describeOnEachDatabase('the Wall of Fame', (databases) => {
  const open = () => databases.open()
  it('falls back on those whom the operator has featured, where the view fails', async () => {
    const database = await open()
    await recordPayment(database, COMPLETED)
    await recordPayment(
      database,
      checkout({ id: 'evt_2', sessionId: 'cs_test_2', paymentId: 'pi_2', donorName: 'Ravi' }),
    )
    await database.query
      .updateTable('donations')
      .set({ is_featured: 1 })
      .where('session_id', '=', 'cs_test_2')
      .execute()
    await database.query.schema.dropView('successful_donations').execute()
    const { donors, lines } = await wallOf(database)
    expect(donors).toEqual([['Ravi', undefined]])
    expect(lines.join()).toContain('successful donations not read')
  })

  it('is asked of the database once for all who look in the same seconds', async () => {
    const database = await open()
    let time = 0
    const wall = makeWallOfFame(database, () => {}, { clock: () => time, readTimeout: 60_000 })
    await recordPayment(database, COMPLETED)
    expect(await Promise.all([wall.read(), wall.read()])).toMatchObject([[{ name: 'Asha Rao' }], [{}]])
    await recordPayment(database, refund(1000))
    expect(await wall.read()).toHaveLength(1)
    time = 10_001
    expect(await wall.read()).toEqual([])
  })

  it('finishes the read under way when the server stops, and starts no other', async () => {
    const database = await open()
    await recordPayment(database, COMPLETED)
    const lines: string[] = []
    const wall = makeWallOfFame(database, (_level, message) => void lines.push(message), { readTimeout: 0 })
    void wall.read()
    await wall.stop()
    await database.close()
    expect(await wall.read()).toMatchObject([{ name: 'Asha Rao' }])
    expect(lines).toEqual([])
  })

  it('is looked at again when a gift has come in', async () => {
    const database = await open()
    const wall = makeWallOfFame(database, () => {}, { clock: () => 0, readTimeout: 60_000 })
    expect(await wall.read()).toEqual([])
    await recordPayment(database, COMPLETED)
    wall.forget()
    expect(await wall.read()).toHaveLength(1)
  })

  it('keeps the known names while the database does not answer, and reports it in the log alone', async () => {
    const database = await open()
    let time = 0
    const lines: string[] = []
    const log = createLog('warn', (line) => lines.push(line))
    const wall = makeWallOfFame(database, log, { clock: () => time, readTimeout: 60_000 })
    await recordPayment(database, COMPLETED)
    await wall.read()
    await database.query.schema.dropView('successful_donations').execute()
    await database.query.schema.dropTable('donations').execute()
    time = 10_001
    expect(await wall.read()).toMatchObject([{ name: 'Asha Rao' }])
    expect(lines.join()).toContain('donors not read')
  })
})

describe('a database that has gone silent', () => {
  it('keeps the home page waiting for no longer than was said, once, and hands over late names later', async () => {
    let answer: () => void = () => {}
    const silence = new Promise<void>((resolve) => (answer = resolve))
    const dialect = new SqliteDialect({ database: () => silence.then(() => new Libsql(':memory:')) })
    const lines: string[] = []
    const log = createLog('warn', (line) => lines.push(line))
    const wall = makeWallOfFame({ query: new Kysely<Tables>({ dialect }) } as Database, log, {
      clock: () => 0,
      readTimeout: 50,
    })
    expect(await wall.read()).toEqual([])
    // The second call does not wait at all: only a database that answers would end the first one's read.
    expect(await wall.read()).toEqual([])
    answer()
    await expect.poll(() => lines.join()).toContain('donors not read')
  })
})

describeOnEachDatabase('the operator', (databases) => {
  async function openWithTwo() {
    const database = await databases.open()
    await recordPayment(database, COMPLETED)
    await recordPayment(database, SECOND)
    const [first, second] = await listDonations(database)
    if (first === undefined || second === undefined) throw new Error('two were recorded')
    return { database, first, second }
  }

  it('sees every donation, and can hide one and show it again', async () => {
    const { database, first, second } = await openWithTwo()
    expect([first, second].map(({ name, pence, state }) => [name, pence, state])).toEqual([
      ['Asha Rao', 1000, 'paid'],
      ['Asha Rao', 5000, 'paid'],
    ])
    expect(await changeDonation(database, first.id, 'hide')).toEqual({ ok: true })
    expect((await wallOf(database)).donors).toEqual([['Asha Rao', 5000]])
    await changeDonation(database, first.id, 'show')
    expect((await wallOf(database)).donors).toHaveLength(2)
  })

  it('can feature one, which is on no other list than the fallback’s', async () => {
    const { database, second } = await openWithTwo()
    await changeDonation(database, second.id.slice(0, 13), 'feature')
    expect((await listDonations(database)).map(({ isFeatured }) => isFeatured)).toEqual([false, true])
    await changeDonation(database, second.id, 'unfeature')
    expect((await listDonations(database)).map(({ isFeatured }) => isFeatured)).toEqual([false, false])
  })

  it.each(['%', '', '_', 'ffffffff-ffff-ffff-ffff-fffffffffffz'])('finds nothing under “%s”', async (id) => {
    const { database } = await openWithTwo()
    expect(await changeDonation(database, id, 'hide')).toEqual({ ok: false, error: 'ERR_NO_SUCH_DONATION' })
  })

  it('asks for more characters of an ambiguous id', async () => {
    const { database } = await openWithTwo()
    for (const [at, id] of ['aaaa-1', 'aaaa-2'].entries())
      await database.query
        .updateTable('donations')
        .set({ id })
        .where('session_id', '=', `cs_test_${at + 1}`)
        .execute()
    expect(await changeDonation(database, 'aaaa', 'hide')).toEqual({
      ok: false,
      error: 'ERR_SEVERAL_DONATIONS',
    })
  })
})
