/** The text without these letters at its end. A regular expression would take quadratic time. */
export function trimmedEnd(text: string, letters: string): string {
  let end = text.length
  while (end > 0 && letters.includes(text.charAt(end - 1))) end--
  return text.slice(0, end)
}
