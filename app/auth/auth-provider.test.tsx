import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { AuthProvider, useAuth } from './auth-provider.tsx'

function WhoIsThere() {
  const { state, user } = useAuth()
  return <p>{user?.email ?? state}</p>
}

describe('who is signed in', () => {
  it('cannot be used outside the provider', () => {
    expect(() => renderToString(<WhoIsThere />)).toThrow('useAuth must be used within an AuthProvider')
  })

  it('is unknown while a page is rendered, since pages are the same for everyone', () => {
    const page = renderToString(
      <MemoryRouter>
        <AuthProvider>
          <WhoIsThere />
        </AuthProvider>
      </MemoryRouter>,
    )
    expect(page).toBe('<p>loading</p>')
  })
})
