import { renderToString } from 'react-dom/server'
import { createRoutesStub, Outlet } from 'react-router'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { PageHandle } from './page-handle.ts'
import { Layout } from './root.tsx'

const site = { name: 'Rook & Rajah', strapline: 'Chess', operator: 'A. Rajah', address: 'Birmingham' }

function render(path: string, handle?: PageHandle): string {
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      loader: () => null,
      Component: () => (
        <Layout>
          <Outlet />
        </Layout>
      ),
      children: [{ id: 'page', path: '*', Component: () => <main>Words</main>, handle }],
    },
  ])
  const loaderData = { root: { site, origin: 'https://chess.example' } }
  return renderToString(<Stub initialEntries={[path]} hydrationData={{ loaderData }} />)
}

// The stub's manifest has no script URLs, about which React warns.
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue(undefined))

describe('a page', () => {
  it('has its scripts and its canonical address', () => {
    const html = render('/game')
    expect(html).toContain('<script')
    expect(html).toContain('<link rel="canonical" href="https://chess.example/play"/>')
  })

  it('of prose needs none, and has the same frame', () => {
    const html = render('/about', { js: false })
    // The only script is the one that reads whether the visitor is signed in.
    expect(html.match(/<script[^>]*>/g)).toEqual(['<script src="/before-paint.js">'])
    expect(html).not.toContain('modulepreload')
    expect(html).toContain('<main>Words</main>')
    expect(html).toContain('aria-label="Main"')
    expect(html).toContain('2025')
  })

  it('for something missing has no address', () => {
    expect(render('/nowhere', { canonical: false })).not.toContain('canonical')
  })
})
