import { createInterface } from 'node:readline'
import { answerFen, parseArguments } from './rules/answer.ts'

/**
 * `npm run --silent rules -- shatranj|chaturanga [--medina] [--elephant silver|dabbaba]` reads one FEN a line on standard input
 * and answers each with `STATUS MOVES…`, or `error: …`.
 */
const parsed = parseArguments(process.argv.slice(2))
if (parsed.ok) {
  for await (const line of createInterface({ input: process.stdin })) {
    process.stdout.write(`${answerFen(line, parsed.value)}\n`)
  }
} else {
  process.stderr.write(`${parsed.detail}\n`)
  process.exitCode = 2
}
