import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, it, vi } from 'vitest'
import { makeObjectStore } from './object-store.ts'

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()))

const stored = (name = 'one') =>
  makeObjectStore(name, 'things').within('readonly', async (store) => store.getAll())

it('shows one tab what another has written', async () => {
  await makeObjectStore('one', 'things').within('readwrite', async (store) => void (await store.put('a', 1)))
  expect(await stored()).toEqual(['a'])
  expect(await stored('another')).toEqual([])
})

it('writes a transaction completely or not at all', async () => {
  const things = makeObjectStore('one', 'things')
  const work = things.within('readwrite', async (store) => {
    await store.put('a', 1)
    await store.add('b', 1)
  })
  await expect(work).rejects.toBeInstanceOf(DOMException)
  expect(await stored()).toEqual([])
})

it('opens again after a failure', async () => {
  const factory = indexedDB
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new Error('forbidden')
    },
  })
  const things = makeObjectStore('one', 'things')
  await expect(things.within('readonly', async (store) => store.getAll())).rejects.toThrow('forbidden')
  vi.stubGlobal('indexedDB', factory)
  expect(await things.within('readonly', async (store) => store.getAll())).toEqual([])
})
