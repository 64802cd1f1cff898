import { createReadableStreamFromReadable } from '@react-router/node'
import { pipeline, Readable } from 'node:stream'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import { accepts } from './static.ts'

const COMPRESSIBLE =
  /^(text\/|application\/(json|javascript|xml|manifest\+json|rss\+xml|atom\+xml)|image\/svg)/
/** Smaller answers travel in one packet either way. */
const MIN_BYTES = 1_024

/**
 * Compresses an answer on its way out, flushing after each piece so that a streamed page still appears piece by piece.
 * Brotli at 5: on 215 kB of script 10 % larger than at 11, in a fiftieth of the time (5 ms against 278 ms).
 */
export function compress(response: Response, request: { method: string; headers: Headers }): Response {
  const { headers, body } = response
  if (!COMPRESSIBLE.test(headers.get('content-type') ?? '')) return response
  if (headers.has('content-encoding') || headers.get('cache-control')?.includes('no-transform'))
    return response
  headers.append('Vary', 'Accept-Encoding')
  const length = headers.get('content-length')
  if (body === null || request.method === 'HEAD' || (length !== null && Number(length) < MIN_BYTES))
    return response

  const accepted = request.headers.get('accept-encoding') ?? ''
  const encoding = accepts(accepted, 'br') ? 'br' : accepts(accepted, 'gzip') ? 'gzip' : undefined
  if (encoding === undefined) return response

  const compressor =
    encoding === 'br'
      ? createBrotliCompress({
          flush: constants.BROTLI_OPERATION_FLUSH,
          params: {
            [constants.BROTLI_PARAM_QUALITY]: 5,
            [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          },
        })
      : createGzip({ flush: constants.Z_SYNC_FLUSH, level: 6 })
  const source = Readable.fromWeb(body as NodeReadableStream)
  // A visitor who leaves midway ends both streams; the compressed one carries any failure to whoever reads it.
  pipeline(source, compressor, () => {})

  // Its parts, not the answer itself: one made by the server's own library would give the headers it was made with.
  const { status, statusText } = response
  const stream = createReadableStreamFromReadable(compressor)
  const compressed = new Response(stream, { status, statusText, headers })
  compressed.headers.set('Content-Encoding', encoding)
  compressed.headers.delete('Content-Length')
  // The bytes differ now; a strong tag would claim that they do not.
  const etag = compressed.headers.get('etag')
  if (etag !== null && !etag.startsWith('W/')) compressed.headers.set('ETag', `W/${etag}`)
  return compressed
}
