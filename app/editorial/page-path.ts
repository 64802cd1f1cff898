/** The path of a page from a request for it or for its data. */
export const pathOf = (request: Request): string => new URL(request.url).pathname.replace(/(\.data|\/)$/, '')
