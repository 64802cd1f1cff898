import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { checkReport } from '#pairing/check-report.ts'
import { makeRandomTournament, USUAL_OPTIONS } from '#pairing/random-tournament.ts'
import { makeTrf } from '#pairing/trf/make-trf.ts'
import { parseTrf } from '#pairing/trf/parse-trf.ts'
import { answerRequest } from './pair/answer.ts'
import { createBatch } from './pair/batch.ts'
import { describeCheck } from './pair/describe-check.ts'
import { describeTrfError } from './pair/messages.ts'
import { createRandom, parseRandomOptions } from './pair/random-options.ts'

/** Pairs the next round of a tournament report file, as other pairing programs do it. */
const USAGE = `Usage: npm run --silent pair -- --batch          requests on standard input (docs/pairing.md)
       npm run --silent pair -- IN.trf -p OUT    the pairs of the next round
       npm run --silent pair -- IN.trf --check   compares pairings and ranks with the rules
       npm run --silent pair -- --random …       a random tournament; options with their usual values:
         seed=1 ${Object.entries(USUAL_OPTIONS)
           .map(([name, value]) => `${name}=${value}`)
           .join(' ')}
`

// npm runs programs in the project's folder and remembers from which one it was called.
const pathOf = (name: string) => resolve(process.env['INIT_CWD'] ?? process.cwd(), name)

process.exitCode = await main(process.argv.slice(2))

async function main(args: readonly string[]): Promise<number> {
  const [first, flag, out] = args
  if (first === '--batch' && args.length === 1) return runBatch()
  if (first !== undefined && flag === '-p' && out !== undefined && args.length === 3)
    return pairFile(first, out)
  const checked = fileToCheck(args)
  if (checked !== undefined) return checkFile(checked)
  if (first === '--random' || first === '-random') return writeRandom(args.slice(1))
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

/** The file may come before or after the flag, as in other programs. */
function fileToCheck(args: readonly string[]): string | undefined {
  const files = args.filter((arg) => arg !== '--check' && arg !== '-check')
  return args.length === 2 && files.length === 1 ? files[0] : undefined
}

function checkFile(file: string): number {
  const report = parseTrf(readFileSync(pathOf(file), 'utf8'))
  if (!report.ok) {
    process.stdout.write(`${file}: ${describeTrfError(report)}\n`)
    return 1
  }
  const checked = checkReport(report.value)
  process.stdout.write(`${describeCheck(report.value, checked).join('\n')}\n`)
  return checked.findings.length === 0 ? 0 : 1
}

function writeRandom(words: readonly string[]): number {
  const parsed = parseRandomOptions(words)
  if (parsed === undefined) {
    process.stderr.write(USAGE)
    return 2
  }
  process.stdout.write(makeTrf(makeRandomTournament(parsed.options, createRandom(parsed.seed))))
  return 0
}
