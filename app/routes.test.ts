import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { matchRoutes, type RouteObject } from 'react-router'
import { expect, it } from 'vitest'
import { posts } from '#content/library.server.ts'
import { listPages } from '#content/pages.server.ts'
import routes from './routes.ts'

const routeOf = (path: string) =>
  matchRoutes(routes as RouteObject[], path)?.at(-1)?.route as (RouteObject & { file: string }) | undefined

it.each(listPages().map(({ path, kind }) => [path, kind]))('%s has a route', (path) => {
  expect(routeOf(path)?.path).not.toBe('*')
})

it('the guides, and they alone, have routes that go before the posts’ one', () => {
  for (const { data } of posts())
    expect(routeOf(`/blog/${data.slug}`)?.file).toBe(
      data.group === 'guides' ? 'routes/editorial/guide.tsx' : 'routes/editorial/post.tsx',
    )
})

it('app/routes holds routes only', () => {
  const found = readdirSync(join(import.meta.dirname, 'routes'), { recursive: true, withFileTypes: true })
  const files = found.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  const named = (routes as RouteObject[]).map((route) =>
    join(import.meta.dirname, (route as { file: string }).file),
  )
  expect(files.toSorted()).toEqual([...new Set(named)].toSorted())
})
