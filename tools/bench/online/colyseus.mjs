/**
 * A chess server as in Colyseus's documentation: one room per game, rules by chess.js. Moves are sent as messages rather than
 * by its synchronised state, which is sent only twenty times a second and would be slower. Run `node colyseus.mjs PACKAGES
 * PORT`, where PACKAGES is the folder with its packages.
 */
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Chess } from 'chess.js'

const [packages = '', port = '0'] = process.argv.slice(2)
const load = (name) => import(pathToFileURL(createRequire(join(packages, 'package.json')).resolve(name)).href)
const { Room, Server } = await load('@colyseus/core')
const { WebSocketTransport } = await load('@colyseus/ws-transport')

class ChessRoom extends Room {
  maxClients = 1_000
  board = new Chess()
  kept = []

  onCreate() {
    this.onMessage('move', (client, { ply, uci }) => {
      if (ply !== this.kept.length) return client.send('refused', { ply })
      try {
        this.board.move({ from: uci.slice(0, 2), to: uci.slice(2, 4), promotion: uci[4] })
      } catch {
        return client.send('refused', { ply })
      }
      this.kept.push(uci)
      this.broadcast('moved', { ply, uci })
    })
    this.onMessage('moves', (client) => client.send('moves', this.kept))
  }
}

const server = new Server({ transport: new WebSocketTransport(), greet: false })
server.define('chess', ChessRoom)
await server.listen(Number(port))
process.stdout.write('ready\n')
