const MOVE_OR_SQUARE = /O-O(?:-O)?[+#]?|[KQRBN]?[a-h]?[1-8]?x?[a-h][1-8](?:=[QRBN])?[+#]?/g

/** The moves and squares that a sentence names, each once and sorted. They are the same in every language. */
export const namedIn = (text: string): string =>
  [...new Set(text.match(MOVE_OR_SQUARE) ?? [])].toSorted().join(' ')
