/**
 * Breaks a paragraph of plain text at spaces into lines of at most `width` characters, as readers count them: `क्षि` is one, and
 * four UTF-16 units. A longer word, such as an address, gets a separate line.
 */
export function wrap(text: string, width: number): string {
  const lines: string[] = []
  let line = ''
  let length = 0
  for (const word of text.split(' ')) {
    const added = countCharacters(word)
    if (line !== '' && length + 1 + added > width) {
      lines.push(line)
      line = word
      length = added
    } else {
      length += line === '' ? added : 1 + added
      line = line === '' ? word : `${line} ${word}`
    }
  }
  return [...lines, line].join('\n')
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

const countCharacters = (text: string): number => [...graphemes.segment(text)].length
