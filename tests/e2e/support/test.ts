import { test as base, expect, type BrowserContext, type Page } from '@playwright/test'
import { startSite, type Site } from '../../support/site.ts'
import { someAddress } from '../../support/visitor.ts'

/**
 * Every browser test runs against the production build, on a separate server per worker. It fails on anything that no visitor
 * should cause: a console error, a React warning, an exception, a request that leaves the machine, or an error in the server's
 * log.
 */
interface Options {
  /** Errors that a test causes on purpose. */
  allowedTrouble: RegExp[]
  /** The number of cores that the page sees. With one, games are reviewed after the end and not during play. */
  cores: number
  /**
   * True if the page may play sounds. Opening the audio at the start of a game takes a tenth of a second, and threads from then
   * on.
   */
  sounds: boolean
  /**
   * True if the engine judges positions as thoroughly as for a visitor. An eighth of the nodes finds the same in the journeys' short
   * games, for 60 % of the processor time of a journey with a review.
   */
  fullEngine: boolean
}

const OWN_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]'])

export const test = base.extend<Options, { site: Site }>({
  site: [
    async ({ browserName: _ }, use) => {
      const site = await startSite({ LOG_LEVEL: 'error', TRUST_PROXY: '1' })
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ site }, use) => use(site.origin),
  allowedTrouble: [[], { option: true }],
  cores: [1, { option: true }],
  sounds: [false, { option: true }],
  fullEngine: [false, { option: true }],
  context: async ({ context, site, allowedTrouble, cores, sounds, fullEngine }, use) => {
    const trouble = watch(context)
    const before = site.log().length
    await context.addInitScript(
      (told) => {
        Object.defineProperty(navigator, 'hardwareConcurrency', { get: () => told.cores })
        if (!told.sounds) Reflect.deleteProperty(window, 'AudioContext')
      },
      { cores, sounds },
    )
    if (!fullEngine) await context.addInitScript(judgeQuickly)
    // Each test has its own network address, since rate limits count by address.
    await context.setExtraHTTPHeaders({ 'X-Forwarded-For': someAddress() })
    await use(context)
    trouble.push(
      ...site
        .log()
        .slice(before)
        .map((line) => `server: ${JSON.stringify(line)}`),
    )
    expect(trouble.filter((text) => !allowedTrouble.some((allowed) => allowed.test(text)))).toEqual([])
  },
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled) waitUntilAwake(page)
    await use(page)
  },
})

export { expect }

/** Runs in each page: lowers the limits of requests for judgements on their way to the engine (engine/protocol.ts). */
function judgeQuickly(): void {
  const send = Object.getOwnPropertyDescriptor(Worker.prototype, 'postMessage')?.value as (
    this: Worker,
    message: unknown,
    ...rest: unknown[]
  ) => void
  const fewer = (nodes: unknown) => (typeof nodes === 'number' ? Math.ceil(nodes / 8) : nodes)
  Worker.prototype.postMessage = function (this: Worker, message: unknown, ...rest: unknown[]) {
    const { type, nodes, fewerNodes } = (message ?? {}) as Record<string, unknown>
    const limits = { nodes: fewer(nodes), fewerNodes: fewer(fewerNodes) }
    send.call(this, type === 'analyse' ? { ...(message as object), ...limits } : message, ...rest)
  } as Worker['postMessage']
}

/**
 * Scripts run after the first frame, and the browser reports the page as loaded before they have run. So `goto` waits until
 * React handles events, unless a test sets what it waits for.
 */
function waitUntilAwake(page: Page): void {
  const goto = page.goto.bind(page)
  const reload = page.reload.bind(page)
  page.goto = async (url, options) => {
    const response = await goto(url, options)
    if (options?.waitUntil === undefined) await untilAwake(page)
    return response
  }
  page.reload = async (options) => {
    const response = await reload(options)
    if (options?.waitUntil === undefined) await untilAwake(page)
    return response
  }
}

/** For pages reached through a link. */
export async function untilAwake(page: Page): Promise<void> {
  await page.waitForFunction(
    // The body is absent between two documents.
    () => (document.body as HTMLElement | null)?.hasAttribute('data-waits') === false,
  )
}

function watch(context: BrowserContext): string[] {
  const trouble: string[] = []
  context.on('console', (message) => {
    const isWarning = message.type() === 'warning' && /react|hydrat/i.test(message.text())
    if (message.type() === 'error' || isWarning)
      trouble.push(`console: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (webError) =>
    trouble.push(`exception: ${webError.error().stack || webError.error().message}`),
  )
  context.on('request', (request) => {
    const url = new URL(request.url())
    if (url.protocol.startsWith('http') && !OWN_HOSTS.has(url.hostname))
      trouble.push(`request: ${request.url()}`)
  })
  return trouble
}
