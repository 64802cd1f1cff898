import { expect, it } from 'vitest'
import config from '../../react-router.config.ts'
import { makeEmpty } from './lean-router.ts'

it('exports of an unused module keep their names and do nothing', async () => {
  const code = makeEmpty(
    "import { a } from 'b'\nfunction run() { return a }\nclass Runtime {}\nexport { run, Runtime as Own }\n",
  )
  const module = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Record<
    string,
    () => unknown
  >
  expect(Object.keys(module).toSorted()).toEqual(['Own', 'run'])
  expect(module['run']?.()).toBeUndefined()
})

it('the list of routes comes whole, so that the client need not discover routes', () => {
  expect(config.routeDiscovery).toEqual({ mode: 'initial' })
})
