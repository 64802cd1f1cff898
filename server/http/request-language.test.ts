import { expect, it } from 'vitest'
import { callerLanguage, requestLanguage } from './request-language.ts'

const HINDI = 'https://chess.example/hi/play'

it.each([
  ['/hi/play', null, 'hi'],
  ['/play', null, 'en'],
  ['/play', HINDI, 'en'],
  ['/api/matches', HINDI, 'hi'],
  ['/assets/gone.js', HINDI, 'hi'],
  ['/share/games/abc.png', HINDI, 'hi'],
  ['/sign-out', HINDI, 'hi'],
  ['/api/matches', 'https://chess.example/play', 'en'],
  ['/api/matches', 'no address', 'en'],
  ['/api/matches', null, 'en'],
] as const)('%s called by %s is answered in %s', (path, referrer, language) => {
  expect(requestLanguage(path, referrer)).toBe(language)
})

it.each([
  ['/api/matches', null, 'account_language=hi', 'hi'],
  ['/api/matches', null, 'account_language=tlh', 'en'],
  ['/api/matches', 'https://chess.example/play', 'account_language=hi', 'en'],
  ['/play', null, 'account_language=hi', undefined],
] as const)('%s called by %s with the cookie %s is answered in %s', (path, referrer, cookies, language) => {
  expect(callerLanguage(path, referrer, cookies)).toBe(language)
})
