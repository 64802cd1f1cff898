import { setImmediate as breathe } from 'node:timers/promises'
import type { Judgement } from '#coach/judging/judgement.ts'
import { Handler } from '#engine/handler.ts'
import type { LineText } from '#chess/line.ts'
import type { AnalyseRequest, FromEngine } from '#engine/protocol.ts'
import { openNet, SHIPPED_NET } from '../engine/judge-by-net.ts'

type Effort = Pick<AnalyseRequest, 'depth' | 'nodes' | 'fewerNodes' | 'variations'>

/** Judges as a review in the browser: the worker's own handler with the shipped net and a number of nodes per position. */
export class OurJudge {
  private readonly handler = new Handler((message) => this.receive(message), breathe)
  private answers: Judgement[] = []
  private settle: { resolve(found: readonly Judgement[]): void; reject(error: Error): void } | undefined
  private id = 0

  constructor() {
    this.handler.useNet(openNet(SHIPPED_NET))
  }

  /** Requests run one at a time: a second one waits for the first. */
  judge(lines: readonly LineText[], effort: Effort): Promise<readonly Judgement[]> {
    return new Promise((resolve, reject) => {
      this.answers = []
      this.settle = { resolve, reject }
      this.handler.receive({ type: 'analyse', id: ++this.id, lines, ...effort })
    })
  }

  private receive(message: FromEngine): void {
    if (message.type === 'analysed') {
      const { depth, variations } = message
      this.answers.push({ depth, variations })
    } else if (message.type === 'finished') this.settle?.resolve(this.answers)
    else if (message.type === 'failed') this.settle?.reject(new Error(`${message.error} ${message.detail}`))
  }
}
