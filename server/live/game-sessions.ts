import type { LiveGame } from '#live/live-game.ts'
import type { LiveHouse } from './house.ts'
import type { Line } from './line.ts'
import { Room } from './room.ts'

/** The games that somebody here has to do with. */
export interface Rooms {
  /** By the id of the game, or of its watchers. Rejects where the database is away and the game is not known. */
  open(id: string): Promise<Room | undefined>
  /** Only where it is known here. */
  known(id: string): Room | undefined
  all(): Iterable<Room>
  lines(): Iterable<Line>
  /** Forgets those in which nobody is any more. */
  tidy(): void
  close(): void
}

/** Somebody who comes back finds it in memory. */
const KEPT_EMPTY_MS = 30_000

export function createRooms(house: LiveHouse): Rooms {
  const rooms = new Map<string, Room>()
  const opening = new Map<string, Promise<Room | undefined>>()

  async function load(id: string): Promise<Room | undefined> {
    const game = await house.store.find(id)
    return game && (rooms.get(game.id) ?? keep(game))
  }

  function keep(game: LiveGame): Room {
    const room = new Room(game, house)
    rooms.set(game.id, room)
    return room
  }

  return {
    async open(id) {
      const room = rooms.get(id)
      if (room) {
        room.usedAtMs = house.now()
        return room
      }
      const loading = opening.get(id) ?? load(id).finally(() => opening.delete(id))
      opening.set(id, loading)
      const loaded = await loading
      if (loaded) loaded.usedAtMs = house.now()
      return loaded
    },
    known: (id) => rooms.get(id),
    all: () => rooms.values(),
    *lines() {
      for (const room of rooms.values()) yield* room.lines
    },
    tidy() {
      for (const [id, room] of rooms) {
        if (!room.isEmpty || house.now() - room.usedAtMs < KEPT_EMPTY_MS) continue
        room.close()
        rooms.delete(id)
      }
    },
    close() {
      for (const room of rooms.values()) room.close()
      rooms.clear()
    },
  }
}
