import { makeFen, positionFromFen, START_FEN } from '#chess/fen.ts'
import { legalMoves } from '#chess/moves.ts'
import { perft } from '#chess/perft.ts'
import { Position } from '#chess/position.ts'
import { makeUci, parseUci } from '#chess/uci.ts'
import { bench } from '#engine/search/bench.ts'
import { evaluate } from '#engine/evaluation/evaluate.ts'
import { isLevel, LEVELS } from '#engine/levels.ts'
import type { NetEvaluation } from '#engine/net/net-evaluation.ts'
import { chooseMove } from '#engine/opponent/opponent.ts'
import type { PolicyNet } from '#engine/policy/policy-net.ts'
import { readPosition, type LineText } from '#chess/line.ts'
import { makeScore, MAX_PLY } from '#engine/score.ts'
import type { SearchResult } from '#engine/search/found.ts'
import type { Judge } from '#engine/search/limits.ts'
import { Searcher } from '#engine/search/search.ts'
import { STRENGTHS, type Skill } from '#engine/strength.ts'
import { softAfter, timeFor, type TimeBudget } from './time.ts'
import { ENGINE_NAME, ENGINE_VERSION } from '#engine/version.ts'
import { warmUpListening } from '#engine/warm-up.ts'

/** The services a session uses. */
export interface UciHost {
  readonly write: (line: string) => void
  /** Milliseconds of a monotonic clock. */
  readonly now: () => number
  /** Hands lines that arrived during a search to `receive`. A search calls it every 128 nodes. */
  readonly poll: () => void
  /** Evaluates at full strength unless `Net` is off; levels never use it. */
  readonly net?: NetEvaluation
  /** If present, levels and strengths below master play moves that people play. */
  readonly policy?: PolicyNet
}

const HASH_MB = { default: 16, min: 1, max: 512 } as const
const MOST_VARIATIONS = 64
const DEFAULT_ELO = 1500
const MOST_PERFT = 12
const BENCH_DEPTH = 6

/**
 * The Universal Chess Interface: receives and writes lines. A search runs to its end inside `receive`. Lines that arrive
 * meanwhile re-enter through the host's `poll`, so `stop` takes effect within a few hundred nodes. Unknown lines are ignored,
 * as the protocol requires; an invalid position is reported and the old one kept.
 */
export class UciSession {
  private useNet = true
  private searcher: Searcher
  private line: LineText = { start: START_FEN, moves: [] }
  private position = Position.start()
  /** `Level` or `Strength`, whichever was set last. */
  private chosenSkill: Skill | undefined
  /** `UCI_LimitStrength`: while it is on, `UCI_Elo` overrides `Level` and `Strength`. */
  private limitsStrength = false
  private elo: number = DEFAULT_ELO
  private seed = 1
  private variations = 1
  private searching = false
  private isWarm = false
  private stopAsked = false
  /** A finished answer to `go infinite` or `go ponder`, which must be withheld until `stop` or `ponderhit`. */
  private heldBack: string | undefined
  /** Lines that arrived during a search and are executed after it, in order. */
  private readonly waiting: string[] = []
  /** Only `stop` ends the search: it has no limit, or runs on the opponent's time. */
  private endless = false
  private pondering = false
  /** True if `go` named a limit. It applies from `ponderhit` on. */
  private limited = false
  /** The time at which the clock of the search started. */
  private began = 0
  private inputEnded = false
  ended = false
  private readonly host: UciHost

  constructor(host: UciHost) {
    this.host = host
    this.searcher = new Searcher(HASH_MB.default << 20, this.judge)
  }

  private get skill(): Skill | undefined {
    return this.limitsStrength ? this.elo : this.chosenSkill
  }

  /** Levels keep the hand-written evaluation, since their ratings were measured with it. */
  private get judge(): Judge {
    return (this.useNet && this.skill === undefined ? this.host.net?.judge : undefined) ?? evaluate
  }

  receive(text: string): void {
    const [command = '', ...words] = commandWords(text)
    if ((command === 'stop' || command === 'ponderhit') && this.waiting.some(isGo)) {
      // The command ends the queued search. A running search without a limit must stop to let that one run.
      this.waiting.push(text)
      if (command === 'stop' && this.endless) this.stop()
      return
    }
    if (command === 'stop') return this.stop()
    if (command === 'ponderhit') return this.ponderHit()
    if (command === 'isready') return this.getReady()
    if (command === 'quit') {
      this.ended = true
      return this.stop()
    }
    if (this.searching) {
      this.waiting.push(text)
      return
    }
    this.obey(command, words)
  }

  /** No more lines will arrive. Searches with a limit are finished first, also queued ones; those without are stopped. */
  endOfInput(): void {
    this.inputEnded = true
    if (!this.searching) this.ended = true
    if (!this.searching || this.endless) this.stop()
  }

  private obey(command: string, words: readonly string[]): void {
    switch (command) {
      case 'uci':
        return this.introduce()
      case 'ucinewgame':
        return this.searcher.clear()
      case 'setoption':
        return this.setOption(words)
      case 'position':
        return this.setPosition(words)
      case 'go':
        return this.go(words)
      case 'bench':
        return this.host.write(`Nodes searched: ${bench(this.searcher, BENCH_DEPTH)}`)
    }
  }

  /** Warms up on the first `isready` outside a search, because the GUI waits for this answer anyway. */
  private getReady(): void {
    if (!this.isWarm && !this.searching) warmUpListening(this.judge)
    this.isWarm = true
    this.host.write('readyok')
  }

  private stop(): void {
    this.stopAsked = true
    this.releaseAnswer()
  }

  private releaseAnswer(): void {
    if (this.heldBack !== undefined) this.host.write(this.heldBack)
    this.heldBack = undefined
  }

  /** The expected move was played: our clock runs from now on, and the search continues within its limits. */
  private ponderHit(): void {
    if (!this.pondering) return
    this.pondering = false
    if (!this.limited || this.heldBack !== undefined) return this.stop()
    this.endless = false
    this.began = this.host.now()
  }

  private introduce(): void {
    const { write } = this.host
    write(`id name ${ENGINE_NAME} ${ENGINE_VERSION}`)
    write(`id author the ${ENGINE_NAME} authors`)
    write(`option name Hash type spin default ${HASH_MB.default} min ${HASH_MB.min} max ${HASH_MB.max}`)
    write(
      `option name Level type combo default off ${['off', ...LEVELS].map((level) => `var ${level}`).join(' ')}`,
    )
    write(`option name Strength type spin default 0 min 0 max ${STRENGTHS.most}`)
    write('option name UCI_LimitStrength type check default false')
    write(`option name UCI_Elo type spin default ${DEFAULT_ELO} min ${STRENGTHS.least} max ${STRENGTHS.most}`)
    write('option name Ponder type check default false')
    write('option name Seed type spin default 1 min 0 max 2147483647')
    write(`option name MultiPV type spin default 1 min 1 max ${MOST_VARIATIONS}`)
    if (this.host.net) write('option name Net type check default true')
    write('option name Clear Hash type button')
    write('uciok')
  }

  private setOption(words: readonly string[]): void {
    const valueAt = words.indexOf('value')
    const name = words
      .slice(1, valueAt < 0 ? undefined : valueAt)
      .join(' ')
      .toLowerCase()
    const value = valueAt < 0 ? '' : words.slice(valueAt + 1).join(' ')
    if (words[0] !== 'name') return
    if (name === 'hash') {
      const size = wholeNumber(value, HASH_MB.min, HASH_MB.max)
      if (size === undefined) return this.complain(`Hash must be ${HASH_MB.min} to ${HASH_MB.max}`)
      this.searcher = new Searcher(size << 20, this.judge)
    } else if (name === 'clear hash') {
      this.searcher.clear()
    } else if (name === 'net') {
      this.useNet = value.toLowerCase() !== 'false'
      this.searcher.judgeBy(this.judge)
    } else if (name === 'level') {
      const level = value.toLowerCase()
      if (level !== 'off' && !isLevel(level)) return this.complain(`Level must be off, ${LEVELS.join(', ')}`)
      this.play(level === 'off' ? undefined : level)
    } else if (name === 'strength') {
      const strength = wholeNumber(value, 0, STRENGTHS.most)
      if (strength === undefined || (strength > 0 && strength < STRENGTHS.least))
        return this.complain(`Strength must be 0 (off), or ${STRENGTHS.least} to ${STRENGTHS.most}`)
      this.play(strength === 0 ? undefined : strength)
    } else if (name === 'uci_limitstrength') {
      this.limitsStrength = value.toLowerCase() === 'true'
      this.forgetEvaluations()
    } else if (name === 'uci_elo') {
      const elo = wholeNumber(value, STRENGTHS.least, STRENGTHS.most)
      if (elo === undefined) return this.complain(`UCI_Elo must be ${STRENGTHS.least} to ${STRENGTHS.most}`)
      this.elo = elo
      this.forgetEvaluations()
    } else if (name === 'seed') {
      const seed = wholeNumber(value, 0, 2 ** 31 - 1)
      if (seed === undefined) return this.complain('Seed must be a whole number from 0 to 2147483647')
      this.seed = seed
    } else if (name === 'multipv') {
      const variations = wholeNumber(value, 1, MOST_VARIATIONS)
      if (variations === undefined) return this.complain(`MultiPV must be 1 to ${MOST_VARIATIONS}`)
      this.variations = variations
    }
  }

  private play(skill: Skill | undefined): void {
    this.chosenSkill = skill
    this.forgetEvaluations()
  }

  /** Clears the table when the player changes: a stronger player must not reuse a weaker one's scores. */
  private forgetEvaluations(): void {
    this.searcher.judgeBy(this.judge)
  }

  private setPosition(words: readonly string[]): void {
    const startAt = words.findIndex((word) => word === 'startpos' || word === 'fen')
    if (startAt < 0) return this.complain('position must be startpos or fen; the old position is kept')
    const movesAt = words.indexOf('moves', startAt)
    const moves = movesAt < 0 ? [] : words.slice(movesAt + 1)
    const between = words.slice(startAt + 1, movesAt < 0 ? undefined : movesAt)
    // Moves without the word before them are a fault: if they were skipped, the game would be another one.
    const stray = words[startAt] === 'startpos' ? between.find((word) => LIKE_MOVE.test(word)) : undefined
    if (stray !== undefined)
      return this.complain(`“moves” is missing before ${stray}; the old position is kept`)
    const fen = words[startAt] === 'startpos' ? START_FEN : between.join(' ')
    const from = positionFromFen(fen)
    if (!from.ok) return this.complain(`invalid position (${from.error}); the old position is kept`)
    const line = { start: makeFen(from.value), moves }
    const position = readPosition(line)
    if (!position.ok)
      return this.complain(`illegal move (${position.detail ?? position.error}); the old position is kept`)
    this.line = line
    this.position = position.value
  }

  private go(words: readonly string[]): void {
    const perftDepth = numberAfter(words, 'perft')
    if (perftDepth !== undefined) return this.perft(perftDepth)
    this.releaseAnswer()
    this.pondering = words.includes('ponder')
    this.limited = this.hasLimit(words)
    const { skill } = this
    // A level needs no limit, so its plain `go` is answered at once.
    const isOpen = skill === undefined ? !this.limited : words.includes('infinite')
    if (skill !== undefined && !words.includes('infinite')) this.limited = true
    this.endless = isOpen || this.pondering
    this.began = this.host.now()
    this.stopAsked = this.inputEnded && this.endless
    this.searching = true
    this.receiveWaiting()
    const answer = this.answer(words)
    this.searching = false
    if (this.endless && !this.stopAsked) this.heldBack = answer
    else this.host.write(answer)
    this.goOn()
  }

  /**
   * Called at the start of a queued search: a `stop` or `ponderhit` queued behind it belongs to it. The rest stays queued.
   */
  private receiveWaiting(): void {
    for (const line of this.waiting.splice(0)) this.receive(line)
  }

  /** Only `stop` ends a `go` without a limit, such as `go infinite`, or `go btime 1000` if White is to move. */
  private hasLimit(words: readonly string[]): boolean {
    const limits = ['depth', 'nodes', 'movetime', 'mate', `${this.position.turn}time`]
    return limits.some((limit) => numberAfter(words, limit) !== undefined)
  }

  private answer(words: readonly string[]): string {
    if (legalMoves(this.position).length === 0) {
      this.host.write(`info depth 0 score ${this.position.isCheck() ? 'mate 0' : 'cp 0'}`)
      return 'bestmove 0000'
    }
    const { skill } = this
    return skill === undefined ? this.search(words) : this.chooseAs(skill, words)
  }

  private search(words: readonly string[]): string {
    const budget = this.timeLimits(words)
    const nodes = numberAfter(words, 'nodes')
    const moves = this.movesAfterSearchmoves(words)
    const mateIn = numberAfter(words, 'mate')
    const depth = numberAfter(words, 'depth') ?? (mateIn === undefined ? MAX_PLY : 2 * mateIn)
    // The hard limit applies inside an iteration, the soft one between two iterations.
    let between = false
    let best = 0
    let unchanged = 0
    const found = this.searcher.search(
      this.position,
      {
        depth: Math.max(1, Math.min(depth, MAX_PLY)),
        variations: this.variations,
        ...(nodes === undefined ? {} : { nodes: Math.max(1, nodes) }),
        ...(moves.length === 0 ? {} : { moves }),
        shouldStop: () => {
          this.host.poll()
          const limit = between ? softAfter(budget, unchanged) : budget.hard
          between = false
          return this.stopAsked || (!this.pondering && this.host.now() - this.began >= limit)
        },
      },
      (iteration) => {
        between = true
        const move = iteration.lines[0]!.moves[0]!
        unchanged = move === best ? unchanged + 1 : 0
        best = move
        this.inform(iteration, this.began)
      },
    )
    const line = found.lines[0]
    return line
      ? `bestmove ${makeUci(line.moves[0]!)}${line.moves[1] ? ` ponder ${makeUci(line.moves[1])}` : ''}`
      : 'bestmove 0000'
  }

  private chooseAs(skill: Skill, words: readonly string[]): string {
    const moves = this.movesAfterSearchmoves(words)
    const move = chooseMove(this.searcher, this.line, skill, this.seed, {
      policy: this.host.policy,
      ...(moves.length === 0 ? {} : { moves }),
      shouldStop: () => {
        this.host.poll()
        return this.stopAsked
      },
    })
    return move.ok ? `bestmove ${makeUci(move.value)}` : 'bestmove 0000'
  }

  /** Executes the lines that arrived during the search. */
  private goOn(): void {
    for (let next = this.waiting.shift(); next !== undefined && !this.ended; next = this.waiting.shift()) {
      this.receive(next)
    }
    if (this.inputEnded) this.ended = true
  }

  private timeLimits(words: readonly string[]): TimeBudget {
    const moveTime = numberAfter(words, 'movetime')
    if (moveTime !== undefined) return { soft: Infinity, hard: Math.max(1, moveTime - 2) }
    const mine = this.position.turn
    const left = numberAfter(words, `${mine}time`)
    if (left === undefined) return { soft: Infinity, hard: Infinity }
    const increment = numberAfter(words, `${mine}inc`) ?? 0
    return timeFor({ left, increment, movesToGo: numberAfter(words, 'movestogo') })
  }

  private movesAfterSearchmoves(words: readonly string[]): ReturnType<typeof legalOf> {
    const at = words.indexOf('searchmoves')
    return at < 0 ? [] : legalOf(this.position, words.slice(at + 1))
  }

  private inform(found: SearchResult, began: number): void {
    const time = Math.max(0, Math.round(this.host.now() - began))
    const nps = Math.round((found.nodes * 1000) / Math.max(1, time))
    found.lines.forEach(({ score, moves }, index) => {
      const worth = makeScore(score)
      this.host.write(
        [
          `info depth ${found.depth} seldepth ${found.seldepth}`,
          this.variations > 1 ? ` multipv ${index + 1}` : '',
          worth.type === 'mate' ? ` score mate ${worth.moves}` : ` score cp ${worth.value}`,
          ` nodes ${found.nodes} nps ${nps} hashfull ${this.searcher.tableFullness} time ${time}`,
          ` pv ${moves.map(makeUci).join(' ')}`,
        ].join(''),
      )
    })
  }

  private perft(depth: number): void {
    if (depth > MOST_PERFT) return this.complain(`perft goes to ${MOST_PERFT}`)
    this.host.write(`Nodes searched: ${perft(this.position, Math.max(0, depth))}`)
  }

  private complain(what: string): void {
    this.host.write(`info string ${what}`)
  }
}

const COMMANDS = new Set([
  ...['uci', 'isready', 'setoption', 'ucinewgame', 'position', 'go', 'stop', 'ponderhit', 'quit'],
  'bench',
])
const LIKE_MOVE = /^[a-h][1-8][a-h][1-8]/

/** The words from the command on. The protocol requires unknown words before it to be skipped. */
function commandWords(text: string): readonly string[] {
  const words = text.trim().split(/\s+/)
  const at = words.findIndex((word) => COMMANDS.has(word))
  return at < 0 ? [] : words.slice(at)
}

const isGo = (line: string): boolean => commandWords(line)[0] === 'go'

function wholeNumber(text: string, least: number, most: number): number | undefined {
  if (!/^\d+$/.test(text)) return undefined
  const value = Number(text)
  return value >= least && value <= most ? value : undefined
}

/** The number after `word`, without its fraction; `undefined` if either is missing. */
function numberAfter(words: readonly string[], word: string): number | undefined {
  const text = words[words.indexOf(word) + 1]
  return words.includes(word) && text !== undefined && /^-?\d+(?:\.\d*)?$/.test(text)
    ? Math.trunc(Number(text))
    : undefined
}

const legalOf = (position: Position, words: readonly string[]) =>
  words.flatMap((word) => {
    const move = parseUci(position, word)
    return move.ok ? [move.value] : []
  })
