/**
 * The processor time of the page's main thread, from a browser trace. Unlike wall-clock time it does not grow if other
 * programs use the machine, so it can be compared from day to day. Excludes waiting and the compositor and raster threads.
 */
interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  /** Microseconds: start, wall-clock duration, processor time. */
  readonly ts: number
  readonly dur?: number
  readonly tdur?: number
  readonly args: { readonly data?: { readonly type?: string } }
}

interface Task {
  readonly from: number
  readonly until: number
  readonly ms: number
}

export const TRACE_CATEGORIES = ['toplevel', 'devtools.timeline', 'blink.user_timing']

/** The processor time between each `begin` mark and the next `end` mark. */
export function workBetween(trace: string, begin: string, end: string): readonly number[] {
  const { traceEvents } = JSON.parse(trace) as { traceEvents: readonly TraceEvent[] }
  const ends = traceEvents.filter(({ name }) => name === end).toSorted((a, b) => a.ts - b.ts)
  const begins = traceEvents.filter(({ name }) => name === begin).toSorted((a, b) => a.ts - b.ts)
  const tasks = traceEvents
    .filter(({ name, pid, tid }) => name === TASK && pid === ends[0]?.pid && tid === ends[0].tid)
    .map(taskOf)
  return ends.map(({ ts: until }, turn) => {
    const from = begins[turn]?.ts ?? until
    return tasks.filter((task) => task.until > from && task.from < until).reduce((sum, { ms }) => sum + ms, 0)
  })
}

const TASK = 'ThreadControllerImpl::RunTask'
const taskOf = ({ ts, dur = 0, tdur = 0 }: TraceEvent): Task => ({
  from: ts,
  until: ts + dur,
  ms: tdur / 1000,
})

export interface OwnTimes {
  /** Per frame that moved a piece: pointer event, style, layout and paint. */
  readonly moves: readonly number[]
  /** Per press on a piece, including the frame that shows it. */
  readonly presses: readonly number[]
  /** Per turn: the longest task between a drop and the reply. */
  readonly thinking: readonly number[]
}

/** `drop` and `settled` are performance marks set by the benchmark. */
export function ownTimes(trace: string): OwnTimes {
  const { traceEvents } = JSON.parse(trace) as { traceEvents: readonly TraceEvent[] }
  const marks = traceEvents.filter(({ name }) => name === 'drop' || name === 'settled')
  const page = marks[0]
  if (!page) throw new Error('The trace has no marks')
  const events = traceEvents
    .filter(({ pid, tid }) => pid === page.pid && tid === page.tid)
    .toSorted((a, b) => a.ts - b.ts)
  const tasks = events.filter(({ name }) => name === TASK).map(taskOf)
  const taskAt = (ts: number) => tasks.find(({ from, until }) => from <= ts && ts <= until)
  const handled = (type: string) =>
    events.filter(({ name, args }) => name === 'EventDispatch' && args.data?.type === type)
  const drops = marks.filter(({ name }) => name === 'drop').toSorted((a, b) => a.ts - b.ts)
  const settled = marks.filter(({ name }) => name === 'settled').toSorted((a, b) => a.ts - b.ts)
  return {
    moves: handled('pointermove').flatMap(({ ts }) => taskAt(ts)?.ms ?? []),
    presses: handled('pointerdown').flatMap(({ ts }) => {
      const press = taskAt(ts)
      const painted = events.find(({ name, ts: at }) => name === 'Layerize' && at > ts)
      const frame = painted && taskAt(painted.ts)
      return press && frame ? press.ms + (frame === press ? 0 : frame.ms) : []
    }),
    thinking: drops.map(({ ts }, turn) => {
      const end = settled[turn]?.ts ?? Infinity
      return Math.max(0, ...tasks.filter((task) => task.until > ts && task.from < end).map(({ ms }) => ms))
    }),
  }
}
