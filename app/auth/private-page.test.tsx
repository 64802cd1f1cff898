// @vitest-environment jsdom
import { globSync, readFileSync } from 'node:fs'
import { act, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { createRoutesStub, useActionData, useLoaderData } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SessionView } from '#contract/session.ts'
import { AuthProvider, useAuth } from './auth-provider.tsx'
import { PrivatePage } from './private-page.tsx'

const sessionOf = (id: string): SessionView => ({
  user: { id, email: `${id}@chess.test`, name: '', hasTwoFactor: true },
  expiresAt: 1_000,
  renewedAt: 'monday',
  changedAt: 'monday',
})

/** The server: who is signed in, and whether it answers. */
const server = { signedIn: 'asha' as string | undefined, isAway: false }

function answer(path: string): Promise<Response> {
  if (server.isAway) return Promise.reject(new Error('offline'))
  if (path === '/sign-out') server.signedIn = undefined
  return Promise.resolve(
    Response.json({ session: server.signedIn === undefined ? null : sessionOf(server.signedIn) }),
  )
}

/** A page like the account's: private text from its loader, and recovery codes from its last form. */
function Private() {
  const { userId } = useLoaderData<{ userId: string }>()
  const codes = useActionData<string>()
  return (
    <PrivatePage userId={userId}>
      <p>{`${userId}@chess.test ${codes ?? ''}`}</p>
    </PrivatePage>
  )
}

let auth: ReturnType<typeof useAuth> | undefined

function Frame() {
  const current = useAuth()
  useEffect(() => {
    auth = current
  }, [current])
  return (
    <>
      <button type="button" onClick={() => void current.signOut()}>
        Sign Out
      </button>
      <Private />
    </>
  )
}

let unmount = () => {}

async function open(): Promise<HTMLElement> {
  const Stub = createRoutesStub([
    {
      id: 'page',
      path: '/account',
      loader: () => ({ userId: server.signedIn ?? 'nobody' }),
      Component: () => (
        <AuthProvider>
          <Frame />
        </AuthProvider>
      ),
    },
  ])
  const place = document.createElement('div')
  document.body.replaceChildren(place)
  const root = createRoot(place)
  unmount = () => root.unmount()
  const hydrationData = { loaderData: { page: { userId: 'asha' } }, actionData: { page: 'code-1 code-2' } }
  await act(async () => root.render(<Stub initialEntries={['/account']} hydrationData={hydrationData} />))
  await expect.poll(() => auth?.state).not.toBe('loading')
  return place
}

const signIn = (id: string | undefined) => {
  server.signedIn = id
  document.cookie = id === undefined ? 'signed_in=; Max-Age=0' : 'signed_in=1'
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', (path: string) => answer(path))
  server.isAway = false
  signIn('asha')
})
afterEach(() => act(() => unmount()))

const settled = (run: () => void) => act(async () => run())

describe('a page with private text', () => {
  it('shows it to its user, and nothing of it after Sign Out', async () => {
    const page = await open()
    expect(page.textContent).toContain('asha@chess.test code-1')
    await settled(() => page.querySelector('button')?.click())
    await expect.poll(() => page.textContent).toContain('You are signed out')
    expect(page.textContent).not.toMatch(/asha|code/)
  })

  it.each([false, true])('disappears when another tab signs out, server away: %s', async (isAway) => {
    vi.spyOn(console, 'warn').mockReturnValue(undefined)
    const page = await open()
    signIn(undefined)
    server.isAway = isAway
    const tab = new BroadcastChannel('rook-session')
    tab.postMessage('signed-out')
    await expect.poll(() => act(async () => page.textContent)).toContain('You are signed out')
    expect(page.textContent).not.toMatch(/asha|code/)
    tab.close()
  })

  it('disappears when the tab is shown again and the mark of the session is gone', async () => {
    vi.spyOn(console, 'warn').mockReturnValue(undefined)
    const page = await open()
    signIn(undefined)
    server.isAway = true
    await settled(() => window.dispatchEvent(new Event('pageshow')))
    await expect.poll(() => act(async () => page.textContent)).toContain('You are signed out')
  })

  it('never shows the text or the codes of one user to the next', async () => {
    const page = await open()
    signIn('ben')
    const tab = new BroadcastChannel('rook-session')
    tab.postMessage('changed')
    await expect.poll(() => act(async () => page.textContent)).toContain('ben@chess.test')
    expect(page.textContent).not.toMatch(/asha|code/)
    tab.close()
  })

  it('stays while only the server cannot be reached', async () => {
    vi.spyOn(console, 'warn').mockReturnValue(undefined)
    server.isAway = true
    const page = await open()
    expect(auth?.state).toBe('signed-out')
    expect(page.textContent).toContain('asha@chess.test')
  })
})

it('every page that requires a user hides when that user signs out', () => {
  const pages = globSync('app/routes/**/*.tsx')
    .map((file) => [file, readFileSync(file, 'utf8')] as const)
    .filter(([, text]) => text.includes('requireUserOnPage('))
  expect(pages.length).toBeGreaterThan(0)
  expect(pages.filter(([, text]) => !text.includes('<PrivatePage ')).map(([file]) => file)).toEqual([])
})
