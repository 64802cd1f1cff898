// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readStored, store } from './stored-json.ts'

beforeEach(() => localStorage.clear())
afterEach(() => vi.restoreAllMocks())

describe('a stored value', () => {
  it('is read back as it was written', () => {
    store('a', { size: 7, names: ['x'] })
    expect(readStored('a')).toEqual({ size: 7, names: ['x'] })
  })

  it('is undefined if it is missing or not JSON', () => {
    localStorage.setItem('b', 'not json')
    expect(readStored('a')).toBeUndefined()
    expect(readStored('b')).toBeUndefined()
  })

  it('is undefined if storage is forbidden, and a lost write is logged', () => {
    const forbidden = () => {
      throw new DOMException('Forbidden', 'SecurityError')
    }
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(forbidden)
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(forbidden)
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    expect(readStored('a')).toBeUndefined()
    store('a', 1)
    expect(warn).toHaveBeenCalledOnce()
  })
})
