import { useEffect, useState } from 'react'
import type { Engine } from '#app/game/engine/engine-client.ts'
import type { GameStorage } from '#app/game/saving/game-storage.ts'

export interface Devices {
  readonly engine: Engine
  readonly storage: GameStorage
}

/** Both exist in the browser only. The engine is started before a game is, so that its first answer does not wait. */
export function useDevices(startEngine: () => Engine, openStorage: () => GameStorage): Devices | undefined {
  const [devices, setDevices] = useState<Devices>()
  useEffect(() => {
    const engine = startEngine()
    const storage = openStorage()
    setDevices({ engine, storage })
    return () => engine.stop()
  }, [startEngine, openStorage])
  return devices
}
