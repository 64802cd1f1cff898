import { readStored, store } from '#app/browser/stored-json.ts'

/** A random name of this browser, sent with a new game: the lobby lists a few games of each browser. */
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
