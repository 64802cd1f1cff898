import { describe, expect, it } from 'vitest'
import { createSharedPages } from './shared-pages.ts'

const ORIGIN = 'http://localhost:3000'
const FOREVER = 1e9

function create({ keptFor = FOREVER, answer = (_: Request) => new Response() } = {}) {
  let version = 0
  const asked: Request[] = []
  const render = (request: Request, nonce: string) => {
    asked.push(request)
    const { status, headers } = answer(request)
    return Promise.resolve(new Response(`<i nonce="${nonce}">${asked.length}</i>`, { status, headers }))
  }
  const pages = createSharedPages({ paths: new Set(['/', '/play']), version: () => version }, render, keptFor)
  const ask = async (path: string, nonce = 'n', init: RequestInit = {}) => {
    const response = await pages.answer(new Request(ORIGIN + path, init), nonce)
    return response?.text()
  }
  const prepare = () => pages.prepare(new URL('/', ORIGIN))
  return { ask, asked, prepare, change: () => version++ }
}

describe('a page that is the same for everybody', () => {
  it('is rendered once for all requests, and each answer has its own nonce', async () => {
    const { ask, asked } = create()
    expect(await Promise.all([ask('/', 'one'), ask('/', 'two'), ask('/play', 'three')])).toEqual([
      '<i nonce="one">1</i>',
      '<i nonce="two">1</i>',
      '<i nonce="three">2</i>',
    ])
    expect(await ask('/', 'four')).toBe('<i nonce="four">1</i>')
    expect(asked).toHaveLength(2)
  })

  it('can be rendered before the first request, and requests meanwhile wait for it', async () => {
    const { ask, asked, prepare } = create()
    const preparing = prepare()
    expect(await ask('/', 'one')).toBe('<i nonce="one">1</i>')
    await preparing
    expect(asked).toHaveLength(1)
  })

  it('that fails while it is prepared is rendered for the next request', async () => {
    let isBroken = true
    const answer = () => {
      if (isBroken) throw new Error('away')
      return new Response()
    }
    const { ask, prepare } = create({ answer })
    await prepare()
    isBroken = false
    expect(await ask('/', 'one')).toBe('<i nonce="one">2</i>')
  })

  it('knows nothing of who asked first', async () => {
    const { ask, asked } = create()
    await ask('/', 'n', {
      headers: { Cookie: 'rook.session_token=a', 'User-Agent': 'x', 'X-Real-IP': '10.0.0.1' },
    })
    expect([...(asked[0]?.headers.keys() ?? [])]).toEqual(['accept'])
  })

  it('is rendered again once its content has changed, and after its time', async () => {
    const { ask, asked, change } = create()
    await ask('/')
    change()
    await ask('/')
    expect(asked).toHaveLength(2)
    const late = create({ keptFor: -1 })
    await late.ask('/')
    await late.ask('/')
    expect(late.asked).toHaveLength(2)
  })

  const OTHERS: [string, string, RequestInit][] = [
    ['another page', '/blog', {}],
    ['one with a query', '/?from=mail', {}],
    ['a form', '/', { method: 'POST' }],
    ['a question for the headers alone', '/', { method: 'HEAD' }],
  ]
  it.each(OTHERS)('is not %s', async (_, path, init) => {
    const { ask, asked } = create()
    expect(await ask(path, 'n', init)).toBeUndefined()
    expect(asked).toEqual([])
  })

  it.each([
    ['failed', () => new Response(null, { status: 500 })],
    ['hands out a cookie', () => new Response(null, { headers: { 'Set-Cookie': 'a=b' } })],
    [
      'broke',
      () => {
        throw new Error('broke')
      },
    ],
  ])('is not one that %s', async (_, answer) => {
    const { ask, asked } = create({ answer })
    expect(await ask('/')).toBeUndefined()
    expect(await ask('/')).toBeUndefined()
    expect(asked).toHaveLength(2)
  })
})
