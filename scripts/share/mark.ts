import favicon from '../../public/favicon.svg?raw'

/** The mark of the house as the `d` of a path in a square of 32: it stands once, in the favicon. */
export const MARK = /<path d="([^"]+)"/.exec(favicon)?.[1] ?? ''
