import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, describe, expect, it } from 'vitest'
import { listChildren, spawnNode } from './child.ts'

const STAY = 'process.stdout.write("up"); setInterval(() => {}, 1_000)'
const start = async () => {
  const child = spawnNode(['-e', STAY], { PATH: process.env['PATH'] })
  await expect.poll(() => child.output.stdout).toBe('up')
  return child
}

describe('a program that a test has started', () => {
  let left: Awaited<ReturnType<typeof start>> | undefined

  it('may be left running', async () => {
    left = await start()
    expect([...listChildren()]).toEqual([left.process])
  })

  it('is ended after that test', async () => {
    expect(await left?.exit).toMatchObject({ code: null })
    expect([...listChildren()]).toEqual([])
  })

  it('ends when the pipe to the process of its test closes', async () => {
    const { process: child, exit } = await start()
    child.stdin.destroy()
    expect((await exit).code).toBe(1)
  })

  it('ends as usual if it has no other work', async () => {
    const { exit } = spawnNode(['-e', ''], { PATH: process.env['PATH'] })
    expect((await Promise.race([exit, sleep(60_000)]))?.code).toBe(0)
  })

  afterAll(() => void left?.process.kill('SIGKILL'))
})
