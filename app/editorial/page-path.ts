import { readAddress } from '#words/addresses.ts'

/** The path of a page without its language, from a request for it or for its data. */
export const pathOf = (request: Request): string =>
  readAddress(new URL(request.url).pathname).page.replace(/(\.data|\/)$/, '')
