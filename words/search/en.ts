/** How a language searches a text. Both the text's words and the search word are folded (app/editorial/search). */
export const words = {
  /** True if a text has a search word, or what readers mean by it. A word is found from its first letters on. */
  finds: (text: readonly string[], asked: string): boolean => text.some((word) => word.startsWith(asked)),
}
