import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { NewIds } from '#live/live-game.ts'

/** 72 bits, so that ids cannot be guessed. */
const newId = (): string => randomBytes(9).toString('base64url')

export const newIds = (): NewIds => ({ id: newId(), watchId: newId(), gameId: randomUUID() })

/** 128 bits. Only the device has the key; the row has its hash. */
export const newSeatKey = (): string => randomBytes(16).toString('base64url')

export const hashKey = (key: string): string => createHash('sha256').update(key).digest('hex')

const ID = /^[A-Za-z0-9_-]{12}$/
export const isLiveId = (text: string): boolean => ID.test(text)
