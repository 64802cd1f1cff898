import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A way through the network that a test can break: what comes at its port goes on to another one, or not. */
export interface TcpProxy {
  readonly port: number
  /** Ends every connection at once, as a tunnel or a router does. New ones are taken. */
  cut(): void
  /** Lets nothing through either way, and tells nobody: connections stay open and silent. */
  stall(): void
  /** Everything that was held back goes on, in its order. */
  resume(): void
  /** Each packet takes so many milliseconds, either way. */
  delay(ms: number): void
  /** New connections are refused, or taken again. */
  refuse(isRefusing: boolean): void
  close(): Promise<void>
}

export async function startTcpProxy(targetPort: number): Promise<TcpProxy> {
  const pairs = new Set<[Socket, Socket]>()
  const held: (() => void)[] = []
  let isStalled = false
  let isRefusing = false
  let delayMs = 0

  const pass = (to: Socket, data: Buffer) => {
    const send = () => void (to.destroyed || to.write(data))
    const later = () => (isStalled ? void held.push(send) : send())
    if (delayMs > 0) setTimeout(later, delayMs)
    else later()
  }
  const server = createServer((client) => {
    if (isRefusing) return void client.destroy()
    const target = connect(targetPort, '127.0.0.1')
    const pair: [Socket, Socket] = [client, target]
    pairs.add(pair)
    const end = () => {
      pairs.delete(pair)
      client.destroy()
      target.destroy()
    }
    for (const socket of pair) socket.setNoDelay(true).on('error', end).on('close', end)
    client.on('data', (data) => pass(target, data))
    target.on('data', (data) => pass(client, data))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const cut = () => {
    for (const [client, target] of pairs) {
      client.resetAndDestroy()
      target.destroy()
    }
  }
  return {
    port: (server.address() as AddressInfo).port,
    cut,
    stall: () => void (isStalled = true),
    resume() {
      isStalled = false
      for (const send of held.splice(0)) send()
    },
    delay: (ms) => void (delayMs = ms),
    refuse: (refusing) => void (isRefusing = refusing),
    close() {
      cut()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
