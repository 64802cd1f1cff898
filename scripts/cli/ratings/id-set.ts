/**
 * A set of FIDE ids, a bit for each. They run to nine digits but stand in clusters, one for each federation, so pages
 * are made where ids are: two million of them take a tenth of what a Set takes.
 */
export class IdSet {
  readonly #pages = new Map<number, Uint8Array>()

  /** False where the id was there already. */
  add(id: number): boolean {
    const number = Math.floor(id / IDS_PER_PAGE)
    let page = this.#pages.get(number)
    if (page === undefined) this.#pages.set(number, (page = new Uint8Array(IDS_PER_PAGE / 8)))
    const index = id % IDS_PER_PAGE
    const bit = 1 << (index & 7)
    const byte = page[index >> 3] ?? 0
    page[index >> 3] = byte | bit
    return (byte & bit) === 0
  }
}

const IDS_PER_PAGE = 4096
