import { expect, it } from 'vitest'
import { readJson } from './own-answers.server.ts'

const asked = (body: RequestInit['body']) =>
  new Request('https://chess.test/api/matches', { method: 'POST', body, duplex: 'half' } as RequestInit)

it('what is no JSON is nothing that anybody asks for', async () => {
  expect(await readJson(asked('{"moves": ['))).toBeUndefined()
  expect(await readJson(asked(''))).toBeUndefined()
})

it('what did not arrive whole is not refused for what it says: a device would not send the game again', async () => {
  const cut = new ReadableStream({
    start(to) {
      to.enqueue(new TextEncoder().encode('{"moves": ['))
      to.error(new TypeError('terminated'))
    },
  })
  const answer: unknown = await readJson(asked(cut)).catch((error: unknown) => error)
  expect(answer).toMatchObject({ status: 400 })
})
