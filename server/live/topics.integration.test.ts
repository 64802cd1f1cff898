import { once } from 'node:events'
import { afterEach, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { SUBPROTOCOL } from '#live/protocol.ts'
import { describeOnEachDatabase } from '../../tests/support/databases.ts'
import { connectPlayer } from '../../tests/support/live-player.ts'
import { makeGame, startLiveServer, type LiveServer } from '../../tests/support/live-servers.ts'
import { Channel } from './channel.ts'
import { LiveConnection } from './live-connection.ts'
import type { TopicKind } from './topics.ts'

/** A kind of topic without rules: every message goes to all connections, as does an event of another server. */
function createEchoTopic(): TopicKind {
  const channels = new Map<string, Channel>()
  const channelOf = (id: string) => {
    const channel = channels.get(id) ?? new Channel(`class:${id}`)
    channels.set(id, channel)
    return channel
  }
  return {
    isId: (id) => /^[a-z]{4}$/.test(id),
    connect(id, transport, { userId }) {
      const connection = new LiveConnection(transport, userId, 0)
      const channel = channelOf(id)
      channel.add(connection)
      return {
        connection,
        hasSaidHello: true,
        receive: (text) => channel.broadcast(text),
        open: () => Promise.resolve(connection.sendText('open')),
        close: () => void channel.remove(connection),
      }
    },
    post(id, text) {
      channelOf(id).broadcast(text)
      return Promise.resolve({ ok: true, value: [`posted ${text}`] })
    },
    receive: (id, event) => channelOf(id).broadcast(JSON.stringify(event)),
    connections: () => [...channels.values()].flatMap(({ connections }) => [...connections]),
  }
}

describeOnEachDatabase('a second kind of topic', ({ open, makeSettings }) => {
  const clean: (() => unknown)[] = []
  afterEach(async () => {
    for (const step of clean.splice(0).reverse()) await step()
  })

  async function start(): Promise<LiveServer> {
    const server = await startLiveServer(await makeSettings(), await open())
    clean.push(() => server.stop())
    server.live.registerTopic('class', createEchoTopic())
    return server
  }

  async function follow(server: LiveServer, topic: string) {
    const address = `${server.origin.replace('http', 'ws')}/api/online/${topic}/socket`
    const socket = new WebSocket(address, SUBPROTOCOL, { origin: server.origin })
    clean.push(() => socket.terminate())
    const texts: string[] = []
    socket.on('message', (data: Buffer) => texts.push(data.toString()))
    await once(socket, 'open')
    return { socket, texts }
  }

  it('is served over the same sockets and posts, beside games', async () => {
    const server = await start()
    const [one, other, elsewhere] = [
      await follow(server, 'class:room'),
      await follow(server, 'class:room'),
      await follow(server, 'class:hall'),
    ]
    one.socket.send('hello')
    await expect.poll(() => [one.texts, other.texts]).toEqual([['hello'], ['hello']])
    const posted = await fetch(`${server.origin}/api/online/class:room/messages`, {
      method: 'POST',
      body: 'question',
    })
    expect(await posted.text()).toBe('posted question\n')
    await expect.poll(() => other.texts).toEqual(['hello', 'question'])
    expect(elsewhere.texts).toEqual([])

    const game = await makeGame(server)
    for (const address of [game.id, `game:${game.id}`]) {
      const player = await connectPlayer(server.origin, address, { key: game.keys.w })
      clean.push(() => player.drop())
      expect(await player.next('state')).toMatchObject({ you: 'w' })
    }
  })

  it('says goodbye to its connections at a stop', async () => {
    const server = await start()
    const { socket, texts } = await follow(server, 'class:room')
    const closed = once(socket, 'close')
    await server.stop()
    expect((await closed)[0]).toBe(1012)
    expect(texts).toEqual([expect.stringContaining('"type":"bye"')])
  })

  it('has its own ids and name: others are answered 404, and a second kind of that name is an error', async () => {
    const server = await start()
    for (const topic of ['class:x', 'club:room', 'game:room', 'room']) {
      const response = await fetch(`${server.origin}/api/online/${topic}/events`)
      expect([response.status, await response.json()], topic).toEqual([404, { error: 'ERR_NO_SUCH_GAME' }])
    }
    expect(() => server.live.registerTopic('class', createEchoTopic())).toThrow(/registered twice/)
  })
})
