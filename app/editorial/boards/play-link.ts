/** Where a position can be played on against the computer. Slashes may stand in a query, and a plus is a space there. */
export const playLinkOf = (fen: string): string => `/play?fen=${fen.replaceAll(' ', '+')}`

/** Where it can be analysed. */
export const analysisLinkOf = (fen: string): string => `/analysis?fen=${fen.replaceAll(' ', '+')}`
