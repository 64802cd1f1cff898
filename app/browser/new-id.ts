/**
 * Makes a UUID, version 7, so ids sort by creation time. Not `crypto.randomUUID`, which makes version 4 and is missing on
 * pages without https, such as those of a laptop on the local network.
 */
export function newId(atMs: number = Date.now()): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  for (let index = 0; index < 6; index++) bytes[index] = Math.floor(atMs / 2 ** (8 * (5 - index))) & 255
  bytes[6] = 0x70 | (bytes[6]! & 0x0f)
  bytes[8] = 0x80 | (bytes[8]! & 0x3f)
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
