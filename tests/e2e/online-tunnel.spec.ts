import { openTunnelGame, type Hole } from '../support/tunnel.ts'
import { expect, test } from './support/test.ts'

/** How soon after the outage depends on the machine; `npm run bench -- tunnel` measures it. */
const PATIENCE_MS = 60_000

const HOLES: Readonly<Record<'socket' | 'stream', readonly Hole[]>> = {
  socket: [
    // The old connection revives after a new one has been opened.
    { seconds: 6, direction: 'up', bytes: 'held', moveAt: 0.9 },
  ],
  // Too short for the connection to count as lost: only the move itself can go missing.
  stream: [{ seconds: 3, direction: 'both', bytes: 'dropped', moveAt: 0.1 }],
}

for (const transport of ['socket', 'stream'] as const)
  test(`a move made during a hole in the network arrives, by ${transport}`, async ({ browser, site }) => {
    const game = await openTunnelGame(browser, site.origin, {
      transport,
      slowdown: 4,
      patienceMs: PATIENCE_MS,
    })
    for (const hole of HOLES[transport]) {
      const { arrivedMs, repliedMs, shown } = await game.playThrough(hole)
      expect(arrivedMs, shown).toBeDefined()
      expect(repliedMs, shown).toBeDefined()
    }
    await game.close()
  })
