import { makeObservable, type Observable } from '#app/browser/observable.ts'
import type { ArbiterAction } from '#tournaments/action.ts'
import { assessAction } from '#tournaments/assess.ts'
import {
  appendAction,
  EMPTY_LOG,
  findUndoable,
  replayLog,
  undoLast,
  type EventLog,
  type LogError,
  type LogResult,
} from '#tournaments/log.ts'
import type { ArbiterWarning, WarningCode } from '#tournaments/verdict.ts'
import { appendEntries, readEntries, type EventSummary } from './event-store.ts'

/** An action that waits for the arbiter's answer. */
export interface EventQuestion {
  readonly action: ArbiterAction
  readonly warnings: readonly ArbiterWarning[]
  readonly answer: (accepts: boolean) => void
}

export interface EventRefusal {
  readonly error: LogError
  /** The strict rules forbid it; a section can leave them. */
  readonly isForStrict: boolean
}

export interface KeptEvent {
  readonly status: 'loading' | 'ready' | 'missing' | 'damaged' | 'no-storage'
  readonly log: EventLog
  readonly damagedAt: number
  readonly question: EventQuestion | undefined
  readonly refusal: EventRefusal | undefined
  readonly notice: 'not-saved' | 'other-tab' | undefined
}

export interface EventKeeper extends Observable<KeptEvent> {
  /** Does an action and stores it, after asking if it has warnings. Resolves with false if it was refused or not stored. */
  readonly act: (action: ArbiterAction) => Promise<boolean>
  readonly undo: () => Promise<boolean>
  readonly canUndo: () => boolean
  readonly load: () => Promise<void>
}

const now = () => new Date().toISOString()

export function summariseEvent(id: string, { event, entries }: EventLog): EventSummary {
  return {
    id,
    name: event?.details.name ?? '',
    changedAt: entries.at(-1)?.at ?? now(),
    players: event?.players.length ?? 0,
    rounds: Math.max(0, ...(event?.sections.map(({ rounds }) => rounds.length) ?? [])),
    series: event?.details.series ?? '',
  }
}

const NOT_LOADED: KeptEvent = {
  status: 'loading',
  log: EMPTY_LOG,
  damagedAt: 0,
  question: undefined,
  refusal: undefined,
  notice: undefined,
}

async function loadInto(kept: Observable<KeptEvent>, id: string) {
  try {
    const replayed = replayLog(await readEntries(id))
    if (!replayed.ok) return kept.change({ status: 'damaged', damagedAt: replayed.number })
    kept.change({ status: replayed.log.event === undefined ? 'missing' : 'ready', log: replayed.log })
  } catch (error) {
    console.warn('The tournament could not be read.', error)
    kept.change({ status: 'no-storage' })
  }
}

const ask = (
  kept: Observable<KeptEvent>,
  action: ArbiterAction,
  warnings: readonly ArbiterWarning[],
): Promise<boolean> =>
  new Promise((resolve) => {
    const answer = (accepts: boolean) => {
      kept.change({ question: undefined })
      resolve(accepts)
    }
    kept.change({ question: { action, warnings, answer } })
  })

/** Holds one event of this device. Every action is on disk before the screen shows it, so a page that dies loses nothing. */
export function createEventKeeper(id: string): EventKeeper {
  const kept = makeObservable<KeptEvent>(NOT_LOADED)
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('tournaments')
  // Writes follow one another: the next action is checked against what the last one has left.
  let last: Promise<unknown> = Promise.resolve()

  const load = () => loadInto(kept, id)
  channel?.addEventListener('message', ({ data }) => {
    if (data === id) void load()
  })

  async function store(result: LogResult): Promise<boolean> {
    if (!result.ok) {
      kept.change({ refusal: { error: result.error, isForStrict: false } })
      return false
    }
    try {
      if (!(await appendEntries(summariseEvent(id, result.log), [result.entry]))) {
        await load()
        kept.change({ notice: 'other-tab' })
        return false
      }
    } catch (error) {
      console.warn('The action could not be stored.', error)
      kept.change({ notice: 'not-saved' })
      return false
    }
    kept.change({ log: result.log, status: 'ready', refusal: undefined, notice: undefined })
    channel?.postMessage(id)
    return true
  }

  const inTurn = (work: () => Promise<boolean>): Promise<boolean> => {
    const next = last.then(work)
    last = next.catch(() => false)
    return next
  }

  async function act(action: ArbiterAction): Promise<boolean> {
    const verdict = assessAction(kept.value.log.event, action)
    if (!verdict.ok) {
      kept.change({ refusal: { error: verdict.error, isForStrict: verdict.isForStrict } })
      return false
    }
    const accepted: WarningCode[] = verdict.warnings.map(({ code }) => code)
    if (accepted.length > 0 && !(await ask(kept, action, verdict.warnings))) return false
    return inTurn(() => store(appendAction(kept.value.log, action, { at: now(), accepted })))
  }

  return {
    get value() {
      return kept.value
    },
    change: (changes) => kept.change(changes),
    subscribe: (listener) => kept.subscribe(listener),
    act,
    undo: () => inTurn(() => store(undoLast(kept.value.log, now()))),
    canUndo: () => findUndoable(kept.value.log) !== undefined,
    load,
  }
}
