import type { ClassName } from '#endings/classes.ts'
import { openDeviceShelf } from './device-shelf.ts'
import { serveTables } from './serve-tables.ts'
import type { TablesMessage, TablesRequest } from './table-messages.ts'

/** Addresses of the files of results, by their names in the folder. */
const ADDRESSES = import.meta.glob<string>('../../../../endings/results/*.bin', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
})

async function fetchResults(name: ClassName): Promise<Uint8Array | undefined> {
  const address = ADDRESSES[`../../../../endings/results/${name}.bin`]
  try {
    const response = await fetch(address!)
    return response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined
  } catch (error) {
    console.warn(`The results of ${name} could not be fetched.`, error)
    return undefined
  }
}

const post = (message: TablesMessage) => self.postMessage(message)

self.addEventListener('message', ({ data }: MessageEvent<TablesRequest>) => {
  void serveTables(data.name, { shelf: openDeviceShelf(), fetchResults, post })
})
