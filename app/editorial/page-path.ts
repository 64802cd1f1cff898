/** The address of a page by the request for it, or for its data alone. */
export const pathOf = (request: Request): string => new URL(request.url).pathname.replace(/(\.data|\/)$/, '')
