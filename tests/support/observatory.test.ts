import { expect, it } from 'vitest'
import { scoreAnswer } from './observatory.ts'

const GOOD = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy':
    "default-src 'self'; script-src 'self' 'nonce-a'; style-src 'self'; object-src 'none'; frame-ancestors 'none'",
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
}
const score = (changed: Record<string, string>, body = '') => {
  const headers = new Headers(Object.entries({ ...GOOD, ...changed }).filter(([, value]) => value !== ''))
  return scoreAnswer({ headers, body })
}

it('an answer that does everything has more than a hundred points', () => {
  expect(score({})).toMatchObject({ score: 125, grade: 'A+' })
})

/** Points that the Observatory deducts or withholds for each fault. */
it.each([
  [{ 'Content-Security-Policy': '' }, 'content-security-policy', -25],
  [{ 'Content-Security-Policy': "script-src 'unsafe-inline'" }, 'content-security-policy', -20],
  [
    { 'Content-Security-Policy': "default-src 'self'; script-src 'nonce-a' 'unsafe-inline'" },
    'content-security-policy',
    5,
  ],
  [{ 'Content-Security-Policy': "script-src 'self' https:" }, 'content-security-policy', -20],
  [{ 'Content-Security-Policy': "default-src 'self'; object-src *" }, 'content-security-policy', -20],
  [
    { 'Content-Security-Policy': "default-src 'self'; script-src 'self' 'unsafe-eval'" },
    'content-security-policy',
    -10,
  ],
  [
    { 'Content-Security-Policy': "default-src 'self'; connect-src http://a.example" },
    'content-security-policy',
    -20,
  ],
  [{ 'Content-Security-Policy': "default-src 'self'; img-src http:" }, 'content-security-policy', -10],
  [
    { 'Content-Security-Policy': "default-src 'self'; style-src 'unsafe-inline'" },
    'content-security-policy',
    0,
  ],
  [{ 'Content-Security-Policy': "default-src 'none'" }, 'content-security-policy', 10],
  [{ 'Content-Security-Policy': "default-src 'self'" }, 'x-frame-options', -20],
  [{ 'Content-Security-Policy': "default-src 'self'", 'X-Frame-Options': 'DENY' }, 'x-frame-options', 0],
  [{ 'Strict-Transport-Security': '' }, 'strict-transport-security', -20],
  [{ 'Strict-Transport-Security': 'max-age=3600' }, 'strict-transport-security', -10],
  [{ 'X-Content-Type-Options': '' }, 'x-content-type-options', -5],
  [{ 'Referrer-Policy': 'unsafe-url' }, 'referrer-policy', -5],
  [{ 'Cross-Origin-Resource-Policy': 'cross-origin' }, 'cross-origin-resource-policy', 0],
  [
    { 'Access-Control-Allow-Origin': 'https://a.example', 'Access-Control-Allow-Credentials': 'true' },
    'cross-origin-resource-sharing',
    -50,
  ],
  [{ 'Set-Cookie': 'session=a; Secure; HttpOnly; SameSite=Lax' }, 'cookies', 5],
  [{ 'Set-Cookie': 'session=a; Secure; HttpOnly' }, 'cookies', 0],
  [{ 'Set-Cookie': 'session=a; HttpOnly; SameSite=Lax' }, 'cookies', -10],
  [{ 'Set-Cookie': 'session=a; Secure; SameSite=Lax' }, 'cookies', -30],
  [{ 'Set-Cookie': 'theme=dark; Secure; SameSite=Nonsense' }, 'cookies', -20],
] as const)('%j is %s %d', (changed, rule, points) => {
  expect(score(changed).points[rule]).toBe(points)
})

it.each([
  ['<script src="/a.js"></script>', 0],
  ['<script src="/a.js" integrity="sha256-a"></script>', 5],
  ['<script src="https://b.example/a.js"></script>', -5],
  ['<script src="//b.example/a.js"></script>', -50],
])('%s is worth %d', (body, points) => {
  expect(score({}, body).points['subresource-integrity']).toBe(points)
})

it('a score that has lost too much gets no bonus', () => {
  expect(score({ 'Strict-Transport-Security': '' })).toMatchObject({ score: 80, grade: 'B+' })
})
