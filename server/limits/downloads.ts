import { makeTurns, type Turns } from './turns.ts'

/**
 * Long files that are written while they are sent: in turns with all others, as far as the client reads, and one at a
 * time for each person. Memory holds one part, however long the file is.
 */
export interface Downloads {
  /** `undefined` while this person has another one under way. */
  readonly start: (who: string, parts: AsyncGenerator<string>) => ReadableStream<Uint8Array> | undefined
}

/** A client that has stopped reading must not keep its owner from another try. */
const LONGEST_SILENCE_MS = 60_000

export function makeDownloads(turns: Turns = makeTurns(), silenceMs = LONGEST_SILENCE_MS): Downloads {
  const busy = new Set<string>()
  return {
    start(who, parts) {
      if (busy.has(who)) return undefined
      busy.add(who)
      const encoder = new TextEncoder()
      let timer: NodeJS.Timeout | undefined
      const end = () => {
        clearTimeout(timer)
        busy.delete(who)
      }
      return new ReadableStream<Uint8Array>(
        {
          start(controller) {
            listen(controller)
          },
          async pull(controller) {
            clearTimeout(timer)
            try {
              const part = await turns(() => parts.next())
              if (part.done === true) {
                end()
                controller.close()
              } else {
                controller.enqueue(encoder.encode(part.value))
                listen(controller)
              }
            } catch (error) {
              end()
              throw error
            }
          },
          async cancel() {
            end()
            await parts.return(undefined)
          },
        },
        // Nothing is written before somebody reads.
        { highWaterMark: 0 },
      )

      function listen(controller: ReadableStreamDefaultController<Uint8Array>) {
        timer = setTimeout(() => {
          end()
          controller.error(new Error('nobody reads this download'))
          void parts.return(undefined)
        }, silenceMs)
        timer.unref()
      }
    },
  }
}

/** For the whole process: two kinds of file share the one place that each person has. */
export const downloads = makeDownloads()
