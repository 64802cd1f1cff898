import { checksumOf } from '#engine/net/net-file.ts'
import { seededRandom } from '#engine/random.ts'
import { BLOCKS, FILTERS, FIRST_HEAD, LAYERS } from './layout.ts'
import { CONTEXT_ROWS } from './context.ts'
import { POLICY_FILE_BYTES, POLICY_HEADER_BYTES, SHORTS, WORDS } from './policy-file.ts'
import { PLANES } from './planes.ts'

/** A net of random weights whose squares' numbers are spread over the whole range: the arithmetic must not depend on training. */
export function randomPolicyFile(seed: number): ArrayBuffer {
  const random = seededRandom(seed)
  const within = (most: number): number => Math.round((2 * random() - 1) * most)
  const file = new ArrayBuffer(POLICY_FILE_BYTES)
  const biases = LAYERS * FILTERS
  const words = new Int32Array(file, POLICY_HEADER_BYTES, WORDS)
  const shorts = new Int16Array(file, POLICY_HEADER_BYTES + 4 * WORDS, SHORTS)
  for (let index = 0; index < biases + 3; index++) words[index] = within(4000)
  for (let layer = 0; layer < LAYERS; layer++) words[biases + 3 + layer] = layer < FIRST_HEAD ? 4 : 3
  for (let block = 0; block < BLOCKS; block++) words[biases + 3 + LAYERS + block] = block % 3
  for (let index = 0; index < SHORTS; index++)
    shorts[index] = index < biases ? 3000 + within(1500) : within(3000)
  const bytes = new Int8Array(file, POLICY_HEADER_BYTES + 4 * WORDS + 2 * SHORTS)
  for (let index = 0; index < bytes.length; index++) bytes[index] = within(127)
  new Uint32Array(file, 0, POLICY_HEADER_BYTES / 4).set([
    ...[0x31525252, 7, FILTERS, BLOCKS, PLANES, 64, CONTEXT_ROWS],
    checksumOf(new Uint8Array(file, POLICY_HEADER_BYTES)),
  ])
  return file
}
