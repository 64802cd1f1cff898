import type { TrainingEntry, TrainingPage } from '#contract/training.ts'
import { retryAfterMs } from '#app/browser/retry-after.ts'

/** The result of a request to the account. */
export type Answer<T> =
  | { readonly answer: 'here'; readonly value: T }
  /** No user, or a different one, is signed in. */
  | { readonly answer: 'signed-out' }
  /** Try later: too many requests, no network, or the server is down. */
  | { readonly answer: 'later'; readonly waitMs: number | undefined }

/** The signed-in account’s training. */
export interface TrainingAccount {
  /** Ids of rejected entries. */
  add(entries: readonly TrainingEntry[]): Promise<Answer<readonly string[]>>
  /** Fetches entries after this cursor. */
  after(place: number): Promise<Answer<TrainingPage>>
}

/** 7 kB with the validation library: loaded with the first answer, not with the page. */
const loadParsers = () => import('#contract/training.ts')

type Ask = (path: string, init?: RequestInit) => Promise<Response>

/** `owner` is sent with each request, since another user may have signed in from another tab. */
export const makeTrainingAccount = (
  owner: string,
  ask: Ask = (path, init) => fetch(path, init),
): TrainingAccount => ({
  add: (entries) =>
    answered(
      () =>
        ask('/api/training', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
          body: JSON.stringify({ owner, entries }),
        }),
      async (value) => (await loadParsers()).parseRefused(value),
    ),
  after: (place) =>
    answered(
      () =>
        ask(`/api/training?${new URLSearchParams({ owner, after: String(place) })}`, {
          headers: { Accept: 'application/json' },
        }),
      async (value) => (await loadParsers()).parseTrainingPage(value),
    ),
})

async function answered<T>(
  ask: () => Promise<Response>,
  parse: (value: unknown) => Promise<T>,
): Promise<Answer<T>> {
  try {
    const response = await ask()
    if (response.status === 401 || response.status === 409) return { answer: 'signed-out' }
    if (response.ok) return { answer: 'here', value: await parse(await response.json()) }
    console.warn(`What was trained was answered with ${response.status}, and waits.`)
    return { answer: 'later', waitMs: retryAfterMs(response) }
  } catch (error) {
    console.warn('What was trained could not be sent or fetched, and waits.', error)
    return { answer: 'later', waitMs: undefined }
  }
}
