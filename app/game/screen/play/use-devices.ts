import { useEffect, useState } from 'react'
import { savesData } from '#app/browser/saves-data.ts'
import type { Skill } from '#engine/strength.ts'
import type { Engine } from '#app/game/engine/engine-client.ts'
import type { GameStorage } from '#app/game/saving/game-storage.ts'

export interface Devices {
  readonly engine: Engine
  readonly storage: GameStorage
}

/** Undefined on the server, which has neither workers nor storage. */
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

interface EngineUse {
  /** The opponent's level or strength in the next or running game. */
  readonly level: Skill
  /** The next or running game is played against the computer. */
  readonly isWanted: boolean
  readonly isPlaying: boolean
  /** The visitor has chosen something on this page. */
  readonly hasChosen: boolean
}

/**
 * Starts the engine before its first answer is needed: on the first choice in setup, or with the game if the visitor saves
 * data or chooses nothing. Worker and nets are up to 560 kB, which visitors who only look at the page should not download.
 */
export function useWarmEngine(
  engine: Engine | undefined,
  { level, isWanted, isPlaying, hasChosen }: EngineUse,
) {
  const isTime = isPlaying || (hasChosen && !savesData())
  useEffect(() => {
    if (isWanted && isTime) engine?.warmUp(level)
  }, [engine, level, isWanted, isTime])
}
