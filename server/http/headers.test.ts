import { describe, expect, it } from 'vitest'
import { isEngineScript, isSubresource, makeAssetHeaders, makeSecurityHeaders } from './headers.ts'

const headers = (options: Partial<Parameters<typeof makeSecurityHeaders>[0]>) =>
  makeSecurityHeaders({ https: false, development: false, ...options })
function directive(
  name: string,
  options: Partial<Parameters<typeof makeSecurityHeaders>[0]> = {},
): string | undefined {
  const policy = headers(options)['Content-Security-Policy'] ?? ''
  return policy.split('; ').find((part) => part.startsWith(`${name} `))
}

describe('the content security policy', () => {
  it('runs our own scripts, and inline ones with the nonce', () => {
    expect(directive('script-src', { nonce: 'abc' })).toBe("script-src 'self' 'nonce-abc'")
  })

  it('runs no inline script at all on a page that was rendered at build', () => {
    expect(directive('script-src')).toBe("script-src 'self'")
  })

  it('takes styles inline as attributes only', () => {
    expect(directive('style-src')).toBe("style-src 'self'")
    expect(directive('style-src-attr')).toBe("style-src-attr 'unsafe-inline'")
  })

  it.each(['object-src', 'base-uri', 'frame-ancestors'])('allows no %s', (name) => {
    expect(directive(name)).toBe(`${name} 'none'`)
  })

  it('evaluates nothing, in development neither', () => {
    expect(headers({ development: true })['Content-Security-Policy']).not.toContain('unsafe-eval')
  })

  it("lets the engine's worker alone compile WebAssembly, and still evaluate no text", () => {
    expect(directive('script-src', { isEngine: true })).toBe("script-src 'self' 'wasm-unsafe-eval'")
  })

  it.each([
    ['/assets/worker-BxK3_-9a.js', true],
    ['/assets/worker-BxK3_-9a.js/', false],
    ['/assets/play-worker-1.js', false],
    ['/worker-1.js', false],
    ['/play', false],
  ])('takes %s for the worker: %s', (path, expected) => {
    expect(isEngineScript(path)).toBe(expected)
  })
})

describe('what pages have to do with other sites', () => {
  const paying = { outside: { formTargets: ['https://checkout.stripe.com'], ads: false } }
  const advertising = { outside: { formTargets: [], ads: true } }

  it('is absent, unless it is configured', () => {
    expect(headers({})['Content-Security-Policy']).not.toContain('https:')
  })

  it('is that forms may lead to the checkout, where payments are taken', () => {
    expect(directive('form-action', paying)).toBe("form-action 'self' https://checkout.stripe.com")
    expect(directive('script-src', paying)).toBe("script-src 'self'")
  })

  it('is that the ad network may run where there are ads, and still nothing inline', () => {
    expect(directive('script-src', { ...advertising, nonce: 'abc' })).toMatch(
      /^script-src 'self' 'nonce-abc' (https:\/\/\*\.[\w.]+ ?)+$/,
    )
    expect(directive('frame-src', advertising)).toBe('frame-src https:')
    expect(directive('form-action', advertising)).toBe("form-action 'self'")
  })
})

describe('strict transport security', () => {
  it('is required over https alone', () => {
    expect(headers({ https: true })).toHaveProperty('Strict-Transport-Security')
    expect(headers({ https: false })).not.toHaveProperty('Strict-Transport-Security')
  })
})

it('pictures that are made to be shared may be shown by other sites, and nothing else', () => {
  expect(headers({ isForOthers: true })['Cross-Origin-Resource-Policy']).toBe('cross-origin')
  expect(headers({})['Cross-Origin-Resource-Policy']).toBe('same-origin')
})

describe('files that pages load', () => {
  it('carry no headers that only matter to documents', () => {
    expect(Object.keys(makeAssetHeaders({ https: true }))).toEqual([
      'X-Content-Type-Options',
      'Cross-Origin-Resource-Policy',
      'Strict-Transport-Security',
    ])
  })

  it.each([
    ['text/javascript; charset=utf-8', true],
    ['text/css; charset=utf-8', true],
    ['font/woff2', true],
    ['image/avif', true],
    ['application/octet-stream', true],
    ['application/json; charset=utf-8', true],
    ['text/html; charset=utf-8', false],
    ['image/svg+xml; charset=utf-8', false],
    ['application/xml; charset=utf-8', false],
    ['text/plain; charset=utf-8', false],
    ['', false],
  ])('of type %s go without them: %s', (type, expected) => {
    expect(isSubresource(type)).toBe(expected)
  })
})
