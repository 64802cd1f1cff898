import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** Bytes towards the server (`up`), towards the client (`down`), or both. */
export type Direction = 'up' | 'down' | 'both'

/** A network path that a test can break: forwards its port to another one. */
export interface TcpProxy {
  readonly port: number
  /** Ends every connection at once, as a router may. New ones are accepted. */
  cut(): void
  /** Holds all bytes back without telling either end: connections stay open and silent. */
  stall(direction?: Direction): void
  /** Discards all bytes without telling either end. */
  drop(direction?: Direction): void
  /** Forwards the bytes that were held back, in order, and all bytes from now on. */
  resume(): void
  /** Delays each packet by this many milliseconds, in both directions. */
  delay(ms: number): void
  /** Refuses new connections, or accepts them again. */
  refuse(isRefusing: boolean): void
  close(): Promise<void>
}

export async function startTcpProxy(targetPort: number): Promise<TcpProxy> {
  const pairs = new Set<[Socket, Socket]>()
  const held: (() => void)[] = []
  const modes: Record<'up' | 'down', 'pass' | 'hold' | 'drop'> = { up: 'pass', down: 'pass' }
  let isRefusing = false
  let delayMs = 0

  const setMode = (direction: Direction, mode: (typeof modes)['up']) => {
    for (const way of direction === 'both' ? (['up', 'down'] as const) : [direction]) modes[way] = mode
  }
  const forward = (way: 'up' | 'down', to: Socket, data: Buffer) => {
    const send = () => void (to.destroyed || to.write(data))
    const later = () => {
      if (modes[way] === 'hold') held.push(send)
      else if (modes[way] === 'pass') send()
    }
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
    client.on('data', (data) => forward('up', target, data))
    target.on('data', (data) => forward('down', client, data))
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
    stall: (direction = 'both') => setMode(direction, 'hold'),
    drop: (direction = 'both') => setMode(direction, 'drop'),
    resume() {
      setMode('both', 'pass')
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
