import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import {
  findCredentialsFault,
  isEmail,
  normalizeEmail,
  type AuthMode,
  type Credentials,
} from './credentials.ts'

const good: Credentials = { email: 'asha@example.com', password: 'rook a4', confirmation: 'rook a4' }

const CASES: [AuthMode, Partial<Credentials>, string | undefined][] = [
  ['sign-in', {}, undefined],
  ['sign-up', {}, undefined],
  ['sign-in', { email: '', password: '' }, 'Email and password are required'],
  ['sign-in', { email: '   ' }, 'Email and password are required'],
  ['sign-in', { password: '' }, 'Email and password are required'],
  ['sign-in', { password: '12345' }, 'Password must be at least 6 characters'],
  ['sign-in', { email: 'asha', confirmation: '' }, undefined],
  [
    'sign-up',
    { email: 'asha', password: '12345', confirmation: 'x' },
    'Password must be at least 6 characters',
  ],
  ['sign-up', { email: 'asha', confirmation: 'rook a5' }, 'Passwords do not match'],
  ['sign-up', { confirmation: 'rook a4 ' }, 'Passwords do not match'],
  ['sign-up', { email: 'asha' }, 'Please enter a valid email address'],
  ['sign-up', { email: 'asha@example' }, 'Please enter a valid email address'],
  ['sign-up', { email: 'a sha@example.com' }, 'Please enter a valid email address'],
  ['sign-up', { email: 'a\u0000@example.com' }, 'Please enter a valid email address'],
  ['sign-up', { email: `${'a'.repeat(90)}@example.com` }, 'Please enter a valid email address'],
  ['sign-up', { email: '  Asha@Example.com ' }, undefined],
  ['sign-up', { password: '      ', confirmation: '      ' }, undefined],
]

describe('the first fault of a form', () => {
  it.each(CASES)('of %s with %o is %s', (mode, given, fault) => {
    expect(findCredentialsFault(mode, { ...good, ...given })).toBe(fault)
  })
})

it('an address is trimmed and lowercased', () => {
  expect(normalizeEmail('  Asha@Example.COM\n')).toBe('asha@example.com')
})

it.each([
  'asha@example.com',
  "a.s_h+a'1@chess-club.example.co.in",
  'आशा@example.com',
  'asha@उदाहरण.com',
  'asha@example.भारत',
  'ａsha@example.com',
  'asha@example',
  'asha@-example.com',
  'asha@example.c',
  'asha@example.com.',
  'asha@example..com',
  'asha@[192.0.2.1]',
  '"asha x"@example.com',
  '.asha@example.com',
  'asha.@example.com',
  'as..ha@example.com',
  'asha!@example.com',
  'asha@exa_mple.com',
  'asha@ben@example.com',
  'asha\u200b@example.com',
])('%s is an address for our forms if it is one for the library', (address) => {
  expect(isEmail(address)).toBe(z.email().safeParse(address).success)
})

it('an address of a hundred characters is the longest', () => {
  const address = (length: number) => `${'a'.repeat(length - 12)}@example.com`
  expect([isEmail(address(100)), isEmail(address(101))]).toEqual([true, false])
})
