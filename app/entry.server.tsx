import { AsyncResource } from 'node:async_hooks'
import { createReadableStreamFromReadable } from '@react-router/node'
import { isbot } from 'isbot'
import { renderToPipeableStream } from 'react-dom/server'
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from 'react-router'
import { logContext, nonceContext } from '#server/context.server.ts'
import { withScriptsOf } from '#server/http/clients.server.ts'
import { loggedPath } from '#server/http/logged-path.server.ts'
import { localizeHtml } from './localize-html.server.ts'
import { startScriptsAfterPaint } from './scripts-after-paint.server.ts'
import type { Language } from '#words/languages.ts'
import { words as locale } from '#words/locale'

/** Loaders that take longer are abandoned, and the page is sent without their data. */
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
  // Crawlers get the finished page; browsers get the first part as soon as it exists.
  const ready = isbot(request.headers.get('user-agent')) ? 'onAllReady' : 'onShellReady'

  const language = locale.language as Language
  const localize = {
    scripts: (html: string) => withScriptsOf(language, html),
    // The stream may run outside of the request, which is in a language.
    links: AsyncResource.bind(localizeHtml),
  }
  return new Promise((resolve, reject) => {
    let shellIsOut = false
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} {...(nonce !== undefined && { nonce })} />,
      {
        ...(nonce !== undefined && { nonce }),
        [ready]() {
          shellIsOut = true
          const body = startScriptsAfterPaint(localize)
          body.on('close', () => clearTimeout(timer))
          pipe(body)
          resolve(new Response(createReadableStreamFromReadable(body), { status, headers }))
        },
        onShellError: reject,
        onError(error) {
          // Earlier errors reject, and are logged where they are caught.
          if (shellIsOut) context.get(logContext)('error', 'page broke off', { error })
        },
      },
    )
    // One second later than the loaders, so that their rejections still reach the page.
    const timer = setTimeout(abort, streamTimeout + 1000)
  })
}

/** Called with every error thrown by a loader, an action or rendering. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // Aborted requests and answers such as 404 are not errors.
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  const { pathname } = new URL(request.url)
  const path = loggedPath(pathname)
  context.get(logContext)('error', 'page failed', { method: request.method, path, error })
}
