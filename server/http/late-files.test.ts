import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openLateFiles } from './late-files.ts'
import { openStaticFiles } from './static.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rook-late-'))
  mkdirSync(join(folder, 'client', 'share'), { recursive: true })
  writeFileSync(join(folder, 'client', 'robots.txt'), 'all')
  writeFileSync(join(folder, 'secret'), 'secret')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const draw = (text: string) => writeFileSync(join(folder, 'client', 'share', 'home.png'), text)
function open() {
  const client = join(folder, 'client')
  const late = openLateFiles(client, ['/share/home.png', '/share/play.png'])
  const files = openStaticFiles(client, 'https://chess.example', undefined, undefined, late)
  return (path: string) => files.answer({ method: 'GET', path, headers: new Headers() })
}

it('a picture drawn after the start is served as soon as it exists, and cached', async () => {
  const ask = open()
  const early = ask('/share/home.png')
  expect([early?.status, early?.headers.get('Retry-After'), early?.headers.get('Cache-Control')]).toEqual([
    503,
    '60',
    'no-store',
  ])
  expect(await early?.text()).toBe('This picture is still being drawn. Try again in a minute.\n')
  draw('picture')
  const answer = ask('/share/home.png')
  expect([answer?.status, answer?.headers.get('Content-Type')]).toEqual([200, 'image/png'])
  expect(await answer?.text()).toBe('picture')
  draw('that of a newer build')
  expect(await ask('/share/home.png')?.text()).toBe('picture')
})

it('a picture of an earlier run is not read before it is requested', async () => {
  draw('picture')
  const ask = open()
  draw('newer')
  expect(await ask('/share/home.png')?.text()).toBe('newer')
})

it.each(['/share/blog.png', '/share/../secret', '/share/%2e%2e/secret', '/secret', '/share'])(
  '%s is not in the list, and no file',
  (path) => {
    draw('picture')
    expect(open()(path)).toBeUndefined()
  },
)
