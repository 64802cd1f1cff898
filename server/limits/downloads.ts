import { createFairShare, type FairShare } from '#server/scheduling/fair-share.ts'

/**
 * Streams long files: each user has one download at a time, all downloads share the processor fairly, and parts are produced only
 * as fast as the client reads. Memory holds one part, however long the file is.
 */
export interface Downloads {
  /** Returns `undefined` while this user has another download. */
  readonly start: (userId: string, parts: AsyncGenerator<string>) => ReadableStream<Uint8Array> | undefined
}

/** A stalled client must not keep its user from starting another download. */
const LONGEST_SILENCE_MS = 60_000

export function createDownloads(
  runPortion: FairShare = createFairShare(),
  silenceMs = LONGEST_SILENCE_MS,
): Downloads {
  const busy = new Set<string>()
  return {
    start(userId, parts) {
      if (busy.has(userId)) return undefined
      busy.add(userId)
      const encoder = new TextEncoder()
      let timer: NodeJS.Timeout | undefined
      const end = () => {
        clearTimeout(timer)
        busy.delete(userId)
      }
      return new ReadableStream<Uint8Array>(
        {
          start(controller) {
            listen(controller)
          },
          async pull(controller) {
            clearTimeout(timer)
            try {
              const part = await runPortion(() => parts.next())
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
        // Produces nothing before the client reads.
        { highWaterMark: 0 },
      )

      function listen(controller: ReadableStreamDefaultController<Uint8Array>) {
        timer = setTimeout(() => {
          end()
          controller.error(new Error('the client stopped reading this download'))
          void parts.return(undefined)
        }, silenceMs)
        timer.unref()
      }
    },
  }
}

/** Shared by the whole process: each user may have one download at a time, of either kind. */
export const downloads = createDownloads()
