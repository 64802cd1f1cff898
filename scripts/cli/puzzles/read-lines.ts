import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { pipeline, type Duplex, type Readable } from 'node:stream'
import { createGunzip, createZstdDecompress } from 'node:zlib'

const PIECE = 1 << 18

/** The lines of a text file, compressed or not, which its first bytes tell. Only one chunk is in memory at a time. */
export async function* readLines(path: string): AsyncGenerator<readonly string[]> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let rest = ''
  for await (const piece of (await openUnpacked(path)) as AsyncIterable<Uint8Array>) {
    const lines = (rest + decoder.decode(piece, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    yield lines
  }
  rest += decoder.decode()
  if (rest !== '') yield [rest]
}

async function openUnpacked(path: string): Promise<Readable> {
  const file = await open(path)
  const start = Buffer.alloc(4)
  await file.read(start, 0, 4, 0)
  await file.close()
  const packed = createReadStream(path, { highWaterMark: PIECE })
  if (start.readUInt16BE(0) === 0x1f_8b) return unpacked(packed, createGunzip({ chunkSize: PIECE }))
  if (start.readUInt32LE(0) === 0xfd_2f_b5_28)
    return unpacked(packed, createZstdDecompress({ chunkSize: PIECE }))
  return packed
}

/** The result also emits the source's errors; with `Readable.compose` a reader can wait for ever after an error. */
function unpacked(packed: Readable, unpack: Duplex): Readable {
  pipeline(packed, unpack, () => {})
  return unpack
}
