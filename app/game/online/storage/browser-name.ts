import { readStored, store } from '#app/browser/stored-json.ts'

/** A random id of this browser, sent with new games: the lobby limits the games of each browser. */
const KEY = 'online-browser'
const NAME = /^[\w-]{22}$/

export function browserName(): string {
  const stored = readStored(KEY)
  if (typeof stored === 'string' && NAME.test(stored)) return stored
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const name = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
  store(KEY, name)
  return name
}
