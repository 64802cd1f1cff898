import { useEffect, useState } from 'react'
import type { Engine } from '#app/game/engine/engine-client.ts'
import type { GameStorage } from '#app/game/saving/game-storage.ts'

export interface Devices {
  readonly engine: Engine
  readonly storage: GameStorage
}

/** Both exist in the browser only. */
export function useDevices(makeEngine: () => Engine, openStorage: () => GameStorage): Devices | undefined {
  const [devices, setDevices] = useState<Devices>()
  useEffect(() => {
    const engine = makeEngine()
    const storage = openStorage()
    setDevices({ engine, storage })
    return () => engine.stop()
  }, [makeEngine, openStorage])
  return devices
}

/** Who has chosen the computer and looks on for as long as this will play it. */
const SETUP_MS = 1_000

/**
 * Starts the engine before its first answer is asked for, in setup not before the page has come to rest. Two people at one
 * screen may never need it.
 */
export function useWarmEngine(engine: Engine | undefined, isWanted: boolean, isPlaying: boolean) {
  useEffect(() => {
    if (!engine || !isWanted) return
    const timer = setTimeout(() => engine.warmUp(), isPlaying ? 0 : SETUP_MS)
    return () => clearTimeout(timer)
  }, [engine, isWanted, isPlaying])
}
