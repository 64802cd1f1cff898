import { Transform } from 'node:stream'

const PRELOAD = '<link rel="modulepreload"'
const HEAD_END = '</head>'

/**
 * Has the browser fetch a page's scripts after its style and its type: what the server has written can be read before any
 * script runs. React Router writes the links, all into the head, and has no property for their priority.
 */
export function fetchModulesLast(): Transform {
  let held: Buffer | undefined = Buffer.alloc(0)
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (held === undefined) return done(null, chunk)
      held = Buffer.concat([held, chunk])
      const end = held.indexOf(HEAD_END)
      if (end < 0) return done()
      this.push(held.toString('utf8', 0, end).replaceAll(PRELOAD, `${PRELOAD} fetchpriority="low"`))
      const rest = held.subarray(end)
      held = undefined
      done(null, rest)
    },
    flush: (done) => done(null, held),
  })
}
