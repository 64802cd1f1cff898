import { expect, it } from 'vitest'
import { acceptFormerNames, writeFormerNames } from './former-cookie-names.ts'

it.each([
  [null, null],
  ['a=1', 'a=1'],
  ['rook.device=1', 'rook.device=1'],
  ['__Secure-rook.device=1', '__Secure-rook.device=1; __Host-rook.device=1'],
  ['a=1;__Secure-rook.x=b=c; d', 'a=1; __Secure-rook.x=b=c; d; __Host-rook.x=b=c'],
  // The current name counts: another host of the domain can plant the former one.
  ['__Secure-rook.x=1; __Host-rook.x=2', '__Secure-rook.x=1; __Host-rook.x=2'],
  ['__Secure-rook.x=1; __Host-rook.x=', '__Secure-rook.x=1; __Host-rook.x='],
  ['__Secure-other.x=1', '__Secure-other.x=1'],
])('a browser that sends %j is read as %j', (cookies, read) => {
  expect(acceptFormerNames(cookies)).toBe(read)
})

it('a cookie is written under both names, so that a server of the older release knows it', () => {
  const headers = new Headers([
    ['Set-Cookie', '__Host-rook.session_token=a; Path=/; HttpOnly; Secure'],
    ['Set-Cookie', 'signed_in=1; Path=/'],
  ])
  writeFormerNames(headers)
  expect(headers.getSetCookie()).toEqual([
    '__Host-rook.session_token=a; Path=/; HttpOnly; Secure',
    'signed_in=1; Path=/',
    '__Secure-rook.session_token=a; Path=/; HttpOnly; Secure',
  ])
})
