import { createReadableStreamFromReadable } from '@react-router/node'
import { isbot } from 'isbot'
import { PassThrough } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router'
import { nonceContext } from '#server/context.server.ts'

/** Loaders that have not answered by then are given up, and the page goes out with what there is. */
export const streamTimeout = 5_000

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> | Response {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return new Response(null, { status, headers })

  const nonce = context.get(nonceContext)
  // Crawlers get the finished page; people see the first part as soon as it exists.
  const ready = isbot(request.headers.get('user-agent')) ? 'onAllReady' : 'onShellReady'

  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} {...(nonce !== undefined && { nonce })} />,
      {
        ...(nonce !== undefined && { nonce }),
        [ready]() {
          const body = new PassThrough()
          body.on('close', () => clearTimeout(timer))
          pipe(body)
          resolve(new Response(createReadableStreamFromReadable(body), { status, headers }))
        },
        onShellError: reject,
      },
    )
    // One second later than the loaders, so that their rejections still reach the page.
    const timer = setTimeout(abort, streamTimeout + 1000)
  })
}
