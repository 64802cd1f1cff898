import { localAddress } from '#words/addresses.ts'

/** Link to play from a position against the computer. A query may contain slashes; a plus encodes a space. */
export const playLinkOf = (fen: string): string => localAddress(`/play?fen=${fen.replaceAll(' ', '+')}`)

/** Link to the position on the analysis board. */
export const analysisLinkOf = (fen: string): string =>
  localAddress(`/analysis?fen=${fen.replaceAll(' ', '+')}`)
