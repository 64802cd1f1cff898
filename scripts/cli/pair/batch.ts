import { answerRequest } from './answer.ts'

/**
 * Many requests on standard input: `@@ ID` and a report file each. A line that is only `@@` asks for everything so far. The
 * contract is in docs/pairing.md.
 */
export interface Batch {
  readonly receive: (line: string) => void
  readonly end: () => void
}

export function createBatch(write: (text: string) => void): Batch {
  let id: string | undefined
  let lines: string[] = []

  function answer() {
    if (id === undefined) return
    const answered = answerRequest(lines.join('\n'))
    const body = answered.ok ? answered.pairs : [`! ${answered.reason}`]
    write([`@@ ${id}`, ...body, ''].join('\n'))
    id = undefined
    lines = []
  }

  return {
    receive: (line) => {
      if (line === '@@') {
        answer()
        write('@@\n')
      } else if (line.startsWith('@@ ')) {
        answer()
        id = line.slice(3)
      } else if (id !== undefined) lines.push(line)
    },
    end: answer,
  }
}
