import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { answerRequest } from './pair/answer.ts'
import { createBatch } from './pair/batch.ts'

/** Pairs the next round of a tournament report file, as other pairing programs do it. */
const USAGE = `Usage: npm run --silent pair -- --batch          requests on standard input (docs/pairing.md)
       npm run --silent pair -- IN.trf -p OUT    the pairs of the next round
`

// npm runs programs in the project's folder and remembers from which one it was called.
const pathOf = (name: string) => resolve(process.env['INIT_CWD'] ?? process.cwd(), name)

process.exitCode = await main(process.argv.slice(2))

async function main(args: readonly string[]): Promise<number> {
  const [first, flag, out] = args
  if (first === '--batch' && args.length === 1) return runBatch()
  if (first !== undefined && flag === '-p' && out !== undefined && args.length === 3)
    return pairFile(first, out)
  process.stderr.write(USAGE)
  return 2
}

async function runBatch(): Promise<number> {
  const batch = createBatch((text) => process.stdout.write(text))
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) batch.receive(line)
  batch.end()
  return 0
}

function pairFile(from: string, to: string): number {
  const answer = answerRequest(readFileSync(pathOf(from), 'utf8'))
  if (!answer.ok) {
    process.stderr.write(`${from}: ${answer.reason}\n`)
    return 1
  }
  writeFileSync(pathOf(to), [answer.pairs.length, ...answer.pairs, ''].join('\n'))
  return 0
}
