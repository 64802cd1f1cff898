import type { TrainingEntry, TrainingPage } from '#contract/training.ts'
import { retryAfterMs } from '#app/browser/retry-after.ts'

/** How the account answered. */
export type Answer<T> =
  | { readonly answer: 'here'; readonly value: T }
  /** Nobody is signed in, or somebody else. */
  | { readonly answer: 'signed-out' }
  /** Not now: too many at once, no network, a server that is down. */
  | { readonly answer: 'later'; readonly waitMs: number | undefined }

/** The account of whoever is signed in, as far as it keeps what they train. */
export interface TrainingAccount {
  /** The ids of those that it did not take. */
  add(entries: readonly TrainingEntry[]): Promise<Answer<readonly string[]>>
  /** What it has got after this place. */
  after(place: number): Promise<Answer<TrainingPage>>
}

/** 7 kB with the library that checks, which come with the first answer, and not with the page. */
const loadParsers = () => import('#contract/training.ts')

type Ask = (path: string, init?: RequestInit) => Promise<Response>

/** `owner` goes with all that is said: in another tab somebody else may have signed in since. */
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
