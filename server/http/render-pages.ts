import {
  createRequestHandler,
  type RequestHandler,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router'
import { clientAddressContext, nonceContext } from '#server/context.server.ts'
import type { Log } from '#server/log.ts'
import { readAddress } from '#words/addresses.ts'
import { inLanguage } from '#words/by-request.ts'
import { LANGUAGES, type Language } from '#words/languages.ts'
import { words } from '#words/shell'
import { buildIn } from './clients.server.ts'
import { callerLanguage } from './request-language.ts'

/** In seconds: when clients of an overloaded server may retry. */
export const RETRY_AFTER = '2'

interface RenderOptions {
  readonly build: ServerBuild | (() => Promise<ServerBuild>)
  readonly development: boolean
  readonly log: Log
  /** Provides the context that routes work with. */
  readonly provide: (context: RouterContextProvider) => void
  /** How many requests have failed so far because the database was unavailable. */
  readonly outages: () => number
}

export type RenderPage = (request: Request, nonce: string) => Promise<Response>

/** React Router's answer to a request, whose X-Real-IP must be the client's address (`trustedRequest`). */
export function createRenderPage({ build, development, log, provide, outages }: RenderOptions): RenderPage {
  const mode = development ? 'development' : 'production'
  const handlers = Object.fromEntries(
    LANGUAGES.map((language) => {
      const own =
        typeof build === 'function' ? async () => buildIn(language, await build()) : buildIn(language, build)
      return [language, createRequestHandler(own, mode)]
    }),
  ) as Record<Language, RequestHandler>

  async function renderIn(client: Language, request: Request, nonce: string): Promise<Response> {
    const context = new RouterContextProvider()
    context.set(nonceContext, nonce)
    // Shared pages are rendered without a visitor.
    context.set(clientAddressContext, request.headers.get('X-Real-IP') ?? '')
    provide(context)
    const outagesBefore = outages()
    const wasAway = () => outages() > outagesBefore
    let response: Response
    try {
      response = await handlers[client](request, context)
    } catch (error) {
      if (!wasAway()) throw error
      log('error', 'request failed', { error })
      response = new Response(`${words.plainAnswers.somethingWentWrong}\n`, { status: 500 })
    }
    if (response.status === 500 && wasAway()) response = unavailable(response)
    // A cached page would have a cached nonce. Routes that allow caching set the header.
    if (!response.headers.has('Cache-Control')) response.headers.set('Cache-Control', 'private, no-cache')
    return response
  }
  return (request, nonce) => {
    const { url, headers } = request
    const path = new URL(url).pathname
    const client = readAddress(path).language
    // The referrer is absent if it is not one of our pages: see trusted-request.ts.
    const language = callerLanguage(path, headers.get('Referer'), headers.get('Cookie')) ?? client
    return inLanguage(language, () => renderIn(client, request, nonce))
  }
}

/**
 * A request that failed because the database was unavailable may be retried, so it gets a 503. Libraries in between return a
 * plain 500 without the cause, so every 500 while the database is away becomes a 503.
 */
function unavailable(answer: Response): Response {
  const headers = new Headers(answer.headers)
  headers.set('Retry-After', RETRY_AFTER)
  headers.set('Cache-Control', 'no-store')
  return new Response(answer.body, { status: 503, headers })
}
