// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { makeDeviceRecord } from './device-record.ts'

const DEFAULTS = { size: 1, name: 'a' }
const parse = (stored: unknown) => ({ ...DEFAULTS, ...(stored as object | undefined) })

beforeEach(() => localStorage.clear())

describe('a device record', () => {
  it('has the stored values, or else the defaults', () => {
    expect(makeDeviceRecord('liked', parse).value).toEqual(DEFAULTS)
    localStorage.setItem('liked', '{"size":7}')
    expect(makeDeviceRecord('liked', parse).value).toEqual({ size: 7, name: 'a' })
  })

  it('reads the storage on first use only', () => {
    const read = vi.fn(parse)
    const record = makeDeviceRecord('liked', read)
    expect(read).not.toHaveBeenCalled()
    expect([record.value, record.value]).toEqual([DEFAULTS, DEFAULTS])
    expect(read).toHaveBeenCalledOnce()
  })

  it('stores each change and notifies its subscribers', () => {
    const record = makeDeviceRecord('liked', parse)
    const listener = vi.fn()
    const stop = record.subscribe(listener)
    record.change({ name: 'b' })
    stop()
    record.change({ size: 3 })
    expect(listener).toHaveBeenCalledOnce()
    expect(record.value).toEqual({ size: 3, name: 'b' })
    expect(makeDeviceRecord('liked', parse).value).toEqual({ size: 3, name: 'b' })
  })
})
