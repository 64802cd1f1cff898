import { expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../tests/support/databases.ts'
import { addUser } from '../../tests/support/members.ts'
import { createMailQueue } from '#server/mail/queue.ts'
import { namesAddress, removeAccount } from './removal.ts'

const NOW = new Date('2026-11-24T12:00:00.000Z')

describeOnEachDatabase('the emails that wait when an account is removed', ({ open }) => {
  it('go with it if they are to it, link to it or name it, and no others', async () => {
    const database = await open()
    const [id, email] = [await addUser(database, 'c0ffee00-0000-4000-8000-00000000cafe'), 'n@x.co']
    const queue = createMailQueue(database)
    const put = (to: string, text: string) => queue.put({ to, subject: to, text, html: '' }, NOW)
    await put(email, 'Confirm your address')
    await put('old@x.co', `Your account moves to another address: ${email}. Once it is confirmed, sign in.`)
    await put('new@x.co', `Confirm:\nhttps://chess.example/auth/confirm?address=${id}.secret\n`)
    for (const other of ['john@x.com', 'n@x.co.uk', 'ann@x.co', 'n_x@x.co'])
      await put(other, `Your account moves to another address: ${other}. Once it is confirmed, sign in.`)
    await removeAccount(database, { id, email })
    const left = await database.query.selectFrom('mails').select('to').orderBy('to').execute()
    expect(left.map(({ to }) => to)).toEqual(['ann@x.co', 'john@x.com', 'n@x.co.uk', 'n_x@x.co'])
  })
})

it.each([
  ['moves to n@x.co', true],
  ['moves to\nn@x.co.\nOnce', true],
  ['n@x.co; and', true],
  ['नया पता: n@x.co।', true],
  ['john@x.com', false],
  ['ann@x.co', false],
  ['n@x.co.uk', false],
  ['+n@x.co', false],
])('%j names n@x.co: %s', (text, names) => {
  expect(namesAddress(text, 'n@x.co')).toBe(names)
})
