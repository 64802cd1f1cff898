import { startGame } from './play-steps.ts'
import { expect, test } from './support/test.ts'

/** The smallest valid WebAssembly module: a magic number and a version. */
const EMPTY_MODULE = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]

test('the engine’s nets come once the worker runs, one judges hints, under a policy that is the worker’s alone', async ({
  page,
}) => {
  const script = page.waitForResponse(/\/assets\/worker-[\w-]+\.js$/)
  const net = page.waitForResponse(/\/assets\/net-[\w-]+\.bin$/)
  const policyNet = page.waitForResponse(/\/assets\/policy-[\w-]+\.bin$/)
  await startGame(page, { mode: 'Player vs Computer', level: 'Beginner' })
  const { 'content-security-policy': policy } = await (await script).allHeaders()
  expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';")
  expect((await net).status()).toBe(200)
  expect(Number((await (await net).allHeaders())['content-length'])).toBeLessThan(200_000)
  expect((await policyNet).status()).toBe(200)
  expect(Number((await (await policyNet).allHeaders())['content-length'])).toBeLessThan(470_000)

  // No page may compile WebAssembly.
  const refusal = await page.evaluate((bytes) => {
    try {
      return `${WebAssembly.Module.exports(new WebAssembly.Module(Uint8Array.from(bytes))).length} exports`
    } catch (error) {
      return String(error)
    }
  }, EMPTY_MODULE)
  expect(refusal).toContain('CompileError')
  const [worker] = page.workers()
  const compiled = await worker!.evaluate(
    (bytes) => WebAssembly.Module.exports(new WebAssembly.Module(Uint8Array.from(bytes))),
    EMPTY_MODULE,
  )
  expect(compiled).toEqual([])

  // Starts a worker of the same script and queries it until its net has loaded.
  const judge = await page.evaluate(
    async (url) => {
      const engine = new Worker(url, { type: 'module' })
      const line = { start: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', moves: ['e2e4'] }
      const answer = (id: number) =>
        new Promise<number>((resolve) => {
          engine.addEventListener('message', ({ data }) => {
            if (data.type === 'analysed' && data.id === id) resolve(data.net)
          })
          engine.postMessage({ type: 'analyse', id, lines: [line], depth: 2, variations: 1 })
        })
      let id = 0
      while ((await answer(++id)) === 0) await new Promise((resolve) => setTimeout(resolve, 100))
      engine.terminate()
      return true
    },
    (await script).url(),
  )
  expect(judge).toBe(true)
})
