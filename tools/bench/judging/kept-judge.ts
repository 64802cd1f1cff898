import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Judgement } from '#coach/judging/judgement.ts'
import type { LineText } from '#chess/line.ts'
import { ENGINE_VERSION } from '#engine/version.ts'
import { SHIPPED_NET } from '../engine/judge-by-net.ts'
import { OurJudge } from './our-judge.ts'

type Effort = Parameters<OurJudge['judge']>[1]

/**
 * Our judge with a cache on disk: a position's judgement depends only on its line, the engine's version, the net and the
 * effort, so benchmarks can share judgements. Stored outside the repository, since it takes megabytes.
 */
export class KeptJudge {
  private readonly judge = new OurJudge()
  private readonly file = join('data', 'bench', `judgements-${ENGINE_VERSION}-${netId()}.jsonl`)
  private readonly known = new Map<string, Judgement>()

  constructor() {
    mkdirSync(dirname(this.file), { recursive: true })
    if (!existsSync(this.file)) return
    for (const line of readFileSync(this.file, 'utf8').split('\n')) {
      if (line === '') continue
      const [key, judgement] = JSON.parse(line) as [string, Judgement]
      this.known.set(key, judgement)
    }
  }

  async judgeAll(lines: readonly LineText[], effort: Effort): Promise<readonly Judgement[]> {
    const unknown = lines.filter((line) => !this.known.has(keyOf(line, effort)))
    const found = unknown.length === 0 ? [] : await this.judge.judge(unknown, effort)
    for (const [index, line] of unknown.entries()) {
      const key = keyOf(line, effort)
      this.known.set(key, found[index]!)
      appendFileSync(this.file, `${JSON.stringify([key, found[index]])}\n`)
    }
    return lines.map((line) => this.known.get(keyOf(line, effort))!)
  }
}

/** A new net answers differently, although the engine's version may stay the same. */
const netId = (): string => createHash('sha1').update(readFileSync(SHIPPED_NET)).digest('hex').slice(0, 8)

const keyOf = (line: LineText, effort: Effort): string =>
  createHash('sha1')
    .update(JSON.stringify([line.start, line.moves, effort]))
    .digest('base64')
