/**
 * A set of FIDE ids, one bit for each. Ids have up to nine digits but form clusters, one per federation, so pages are allocated
 * only where ids are: two million of them take a tenth of the memory of a Set.
 */
export class IdSet {
  readonly #pages = new Map<number, Uint8Array>()

  /** Returns false if the id was already present. */
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
