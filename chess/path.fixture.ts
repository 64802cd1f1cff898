import { Position } from './position.ts'
import { parseSan } from './san.ts'
import type { Move } from './types.ts'

/** Parses moves such as `e4 c5` from the initial position. */
export function path(text: string): Move[] {
  const position = Position.start()
  return text.split(' ').map((san) => {
    const move = parseSan(position, san)
    if (!move.ok) throw new Error(move.error)
    position.make(move.value)
    return move.value
  })
}
