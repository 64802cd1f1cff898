import { capturedRoleOf, movedRoleOf, promotionRoleOf, toOf } from '#chess/move-bits.ts'
import { generateCaptures, generateLegal, MOST_MOVES } from '#chess/moves.ts'
import type { Position } from '#chess/position.ts'
import type { Move } from '#chess/types.ts'
import { evaluate } from '#engine/evaluation/evaluate.ts'
import { PIECE_VALUE } from '#engine/evaluation/values.ts'
import { DRAW, INFINITE, isMateScore, MATE, MATE_BOUND, MAX_PLY } from '#engine/score.ts'
import { findChecks, givesCheck } from './checks.ts'
import { Correction } from './correction.ts'
import { History } from './history.ts'
import type { Judge, Limits, Sight } from './limits.ts'
import { hasPieces, isDeadDraw } from './material.ts'
import {
  CHECK_BIT,
  DEMOTION,
  isNoisy,
  KILLER_RANK,
  pickBest,
  rankCaptures,
  rankMoves,
  rankQuiets,
  UNRANKED,
} from './order.ts'
import { exchangeWins } from './see.ts'
import { lateMoveLimit, PLY, selectivityAt, type Selectivity } from './selectivity.ts'
import { BOUND_EXACT, BOUND_LOWER, BOUND_NONE, BOUND_UPPER, NO_EVALUATION, Table } from './table.ts'

/** Some hundred nodes take a quarter of a millisecond; checking for a stop takes about a microsecond. */
const STOP_CHECK_MASK = 127
const PROB_CUT_MARGIN = 90
const FUTILITY_DEPTH = 5
const SINGULAR_DEPTH = 6
/** A hash move that beats all others by this much more than required is extended by two plies. */
const DOUBLE_MARGIN = 15
const DELTA_MARGIN = 180
/** The history score that changes a reduction by one ply. */
const HISTORY_OF_A_PLY = 6000

/**
 * The search below the root, one position at a time. It allocates nothing. Scores are negated as `0 - score`: `-score` turns
 * 0 into -0, which engines store as a float, slowing all arithmetic after it.
 */
export class Tree {
  readonly table: Table
  readonly history = new History()
  readonly moves = new Int32Array(MAX_PLY * MOST_MOVES)
  readonly ranks = new Int32Array(MAX_PLY * MOST_MOVES)
  /** Nodes since the start of the search. */
  nodes = 0
  /** The deepest ply of this iteration. */
  seldepth = 0
  /** Once set, scores are meaningless. */
  stopped = false
  private readonly correction = new Correction()
  private readonly evaluations = new Int32Array(MAX_PLY + 2)
  /** The move made at each ply, 0 for a null move. */
  private readonly made = new Int32Array(MAX_PLY + 2)
  /** The best line from each ply on, one row per ply. */
  private readonly lines = new Int32Array(MAX_PLY * MAX_PLY)
  private readonly lineEnds = new Int32Array(MAX_PLY + 1)
  private position!: Position
  private rootDepth = 0
  private selectivity: Selectivity = selectivityAt(1, MAX_PLY, false)
  private nodeLimit = 0
  private shouldStop: (() => boolean) | undefined
  private drawnTime: 2 | 3 = 2
  private sight: Sight | undefined
  private judge: Judge = evaluate
  private captureSteps = MAX_PLY

  constructor(tableBytes: number) {
    this.table = new Table(tableBytes)
  }

  /** Clears all state, so that the next search depends only on its position. */
  clear(): void {
    this.table.clear()
    this.history.clear()
    this.correction.clear()
  }

  begin(position: Position, limits: Limits, judge: Judge): void {
    this.position = position
    this.nodes = 0
    this.stopped = false
    this.nodeLimit = limits.nodes ?? Infinity
    this.shouldStop = limits.shouldStop
    this.sight = limits.sight
    this.drawnTime = limits.drawnTime ?? 2
    this.judge = judge
    this.captureSteps = limits.sight?.captureSteps ?? MAX_PLY
    this.history.forgetKillers()
    this.table.age()
    this.made.fill(0)
  }

  beginIteration(depth: number, selectivity: Selectivity): void {
    this.rootDepth = depth
    this.selectivity = selectivity
    this.seldepth = 0
  }

  /** Evaluates the root, since its grandchildren compare with it to see whether the evaluation is improving. */
  judgeRoot(inCheck: boolean): void {
    this.evaluations[0] = inCheck ? NO_EVALUATION : this.judge(this.position)
  }

  makeRoot(move: Move): void {
    this.made[0] = move
    this.position.make(move)
  }

  isToStop(): boolean {
    return this.nodes >= this.nodeLimit || this.shouldStop?.() === true
  }

  lineFrom(ply: number): Move[] {
    return [...this.lines.subarray(ply * MAX_PLY, this.lineEnds[ply])] as Move[]
  }

  /** Prepends `move` to the line found at the next ply. */
  private keepLine(ply: number, move: number): void {
    const { lines, lineEnds } = this
    const row = ply * MAX_PLY
    lines[row] = move
    let end = row + 1
    for (let at = row + MAX_PLY; at < lineEnds[ply + 1]!; at++) lines[end++] = lines[at]!
    lineEnds[ply] = end
  }

  private countNode(ply: number): void {
    this.nodes++
    if (ply > this.seldepth) this.seldepth = ply
    if ((this.nodes & STOP_CHECK_MASK) !== 0 || this.rootDepth === 1) return
    if (this.isToStop()) this.stopped = true
  }

  /** The score of the current position for the side to move, searched `depthAsked` half-moves deep. */
  // oxlint-disable-next-line max-lines-per-function -- the search itself: its steps are numbered, and share what calls would pass on
  node(
    depthAsked: number,
    alphaAsked: number,
    betaAsked: number,
    ply: number,
    cutExpected: boolean,
    excluded = 0,
  ): number {
    const { position, table, history, evaluations, made, selectivity, correction } = this
    this.lineEnds[ply] = ply * MAX_PLY
    const inCheck = position.isCheck()

    // Step 1: extend checks, so that the position is not evaluated in check.
    let depth = inCheck && excluded === 0 && ply < 2 * this.rootDepth ? depthAsked + 1 : depthAsked
    if (depth <= 0) return this.quiesce(alphaAsked, betaAsked, ply, 0, inCheck)
    this.countNode(ply)
    if (this.stopped) return DRAW

    // Step 2: draws by the rules.
    const halfmoves = position.halfmoves
    if (halfmoves >= 100 && (!inCheck || this.hasMoves(ply))) return DRAW
    if ((halfmoves >= 4 && position.isRepeated(ply, this.drawnTime)) || isDeadDraw(position.sets)) return DRAW
    if (ply >= MAX_PLY - 2) return inCheck ? DRAW : this.judge(position)

    // Step 3: mate distance pruning. A mate found nearer to the root makes this node irrelevant.
    let alpha = Math.max(alphaAsked, -MATE + ply)
    const beta = Math.min(betaAsked, MATE - ply - 1)
    if (alpha >= beta) return alpha
    const isPv = beta - alpha > 1

    // Step 4: look up the hash table.
    const lo = position.hashLo
    const hi = position.hashHi
    const entry = excluded !== 0 ? -1 : table.find(lo, hi)
    let hashMove = 0
    let hashScore = 0
    let hashBound = BOUND_NONE
    let hashDepth = -1
    let stored = NO_EVALUATION
    if (entry >= 0) {
      hashMove = table.move(entry)
      hashScore = table.score(entry, ply)
      hashBound = table.bound(entry)
      hashDepth = table.depth(entry)
      stored = table.evaluation(entry)
      if (
        !isPv &&
        hashDepth >= depth &&
        halfmoves < 90 &&
        (hashBound & (hashScore >= beta ? BOUND_LOWER : BOUND_UPPER)) !== 0
      ) {
        return hashScore
      }
    }

    // Step 5: static evaluation, and whether it has improved since two plies ago.
    const previous = made[ply - 1]!
    const own = ply >= 2 ? made[ply - 2]! : 0
    let evaluation = NO_EVALUATION
    let judged = NO_EVALUATION
    let improving = false
    let place = 0
    if (inCheck) {
      evaluations[ply] = NO_EVALUATION
    } else {
      if (stored === NO_EVALUATION) stored = this.judge(position)
      evaluation = stored
      if (selectivity.isFine) {
        place = correction.placeOf(position)
        evaluation = correction.correct(stored, place)
      }
      evaluations[ply] = evaluation
      judged = evaluation
      // A score from the table is more accurate, within its bound.
      if ((hashBound & (hashScore > evaluation ? BOUND_LOWER : BOUND_UPPER)) !== 0) judged = hashScore
      improving = ply >= 2 && evaluations[ply - 2] !== NO_EVALUATION && evaluation > evaluations[ply - 2]!
    }

    if (!isPv && !inCheck && excluded === 0 && beta > -MATE_BOUND && beta < MATE_BOUND) {
      // Step 6: reverse futility. The evaluation is so far above beta that a quiet loss will not bring it below.
      if (
        depth <= selectivity.reverseFutilityDepth &&
        judged < MATE_BOUND &&
        judged - selectivity.reverseFutilityMargin * (depth - (improving ? 1 : 0)) >= beta
      ) {
        return selectivity.isFine ? (judged + beta) >> 1 : judged
      }

      // Step 7: razoring. The evaluation is so far below alpha that only captures can help: return the quiescence score.
      if (depth <= selectivity.razorDepth && judged + selectivity.razorMargin * depth < alpha) {
        const score = this.quiesce(alpha, alpha + 1, ply, 0, false)
        if (score <= alpha || this.stopped) return score
      }

      // Step 8: null move. If passing still exceeds beta, so does the best move. Wrong in zugzwang, so only with pieces.
      if (
        depth >= selectivity.nullMoveDepth &&
        previous !== 0 &&
        judged >= beta &&
        evaluation >= beta - 20 * depth + 60 &&
        hasPieces(position)
      ) {
        const { nullMoveMargin, nullMoveMost } = selectivity
        const further = Math.min(nullMoveMost, Math.floor((judged - beta) / nullMoveMargin))
        const reduction = 3 + Math.floor(depth / 4) + further
        made[ply] = 0
        position.makeNull()
        const score = 0 - this.node(depth - reduction, 0 - beta, 1 - beta, ply + 1, !cutExpected)
        position.unmakeNull()
        if (this.stopped) return DRAW
        if (score >= beta) return score >= MATE_BOUND ? beta : score
      }
    }

    // Step 9: ProbCut. A capture far above beta even after a shallower search will be above it after this one.
    if (
      depth >= selectivity.probCutDepth &&
      !isPv &&
      !inCheck &&
      excluded === 0 &&
      beta > -MATE_BOUND &&
      beta + PROB_CUT_MARGIN < MATE_BOUND &&
      !(hashDepth >= depth - 3 && hashBound !== BOUND_NONE && hashScore < beta + PROB_CUT_MARGIN)
    ) {
      const score = this.probCut(depth, beta + PROB_CUT_MARGIN, ply, evaluation, hashMove, cutExpected)
      if (this.stopped) return DRAW
      if (score !== -INFINITE) {
        table.store(lo, hi, ply, depth - 3, BOUND_LOWER, score, stored, made[ply]!)
        return score
      }
    }

    // Step 10: without a hash move a deep node is likely badly ordered; search less deep, and fill the table for next time.
    if (hashMove === 0 && depth >= selectivity.unorderedDepth && excluded === 0) depth--

    // Step 11: try all moves, best first.
    const { moves, ranks } = this
    const first = ply * MOST_MOVES
    const end = first + generateLegal(position, moves, first)
    if (end === first) return inCheck ? -MATE + ply : DRAW
    rankMoves(position, moves, ranks, first, end, hashMove, history, ply, previous)

    const alphaAtStart = alpha
    let best = -INFINITE
    let bestMove = 0
    let tried = 0
    let quietsTried = 0
    for (let index = first; index < end; index++) {
      pickBest(moves, ranks, index, end)
      if (ranks[index] === UNRANKED) {
        rankQuiets(position, moves, ranks, index, end, history, previous, own)
        pickBest(moves, ranks, index, end)
      }
      const move = moves[index]! as Move
      const noisy = isNoisy(move)
      const checks = (ranks[index]! & CHECK_BIT) !== 0
      if (
        noisy &&
        ranks[index]! > 0 &&
        move !== hashMove &&
        !isSafeCapture(move) &&
        !exchangeWins(position, move, 0)
      ) {
        // Loses material, so demote it. Checked only now, since most captures are never picked.
        ranks[index] = ranks[index]! + DEMOTION
        index--
        continue
      }
      if (move === excluded || this.sight?.overlooks(move, ply, previous) === true) continue

      // Step 12: at low depth, skip moves that are unlikely to matter, once one move has avoided being mated.
      if (!isPv && !inCheck && best > -MATE_BOUND) {
        if (!noisy) {
          if (
            depth <= selectivity.lateMoveDepth &&
            quietsTried >= lateMoveLimit(selectivity, depth, improving)
          )
            continue
          if (
            depth <= FUTILITY_DEPTH &&
            evaluation + selectivity.futilityMargin * (depth + 1) <= alpha &&
            quietsTried > 0 &&
            !checks
          ) {
            continue
          }
        }
        if (
          depth <= selectivity.exchangeDepth &&
          !checks &&
          ranks[index]! < KILLER_RANK &&
          !exchangeWins(position, move, noisy ? -90 * depth : -60 * depth)
        ) {
          continue
        }
      }

      // Step 13: singular extension. A hash move far better than all others is searched deeper.
      let extension = 0
      if (
        depth >= SINGULAR_DEPTH &&
        move === hashMove &&
        excluded === 0 &&
        ply < 2 * this.rootDepth &&
        hashDepth >= depth - 3 &&
        (hashBound & BOUND_LOWER) !== 0 &&
        !isMateScore(hashScore)
      ) {
        const bound = hashScore - 2 * depth
        const score = this.node((depth - 1) >> 1, bound - 1, bound, ply, cutExpected, move)
        if (this.stopped) return DRAW
        if (score < bound) {
          const isFarBelow = selectivity.isFine && !isPv && score < bound - DOUBLE_MARGIN
          extension = isFarBelow && ply < this.rootDepth ? 2 : 1
        } else if (bound >= beta) return bound
        else if (selectivity.isFine && (hashScore >= beta || cutExpected)) extension = -1
        // The inner search has overwritten this ply's part of the list.
        generateLegal(position, moves, first)
        rankMoves(position, moves, ranks, first, end, hashMove, history, ply, previous)
        pickBest(moves, ranks, index, end)
      }

      if (
        selectivity.extendsRecaptures &&
        isPv &&
        extension === 0 &&
        isNoisy(previous) &&
        toOf(move) === toOf(previous) &&
        ply < 2 * this.rootDepth
      ) {
        extension = 1
      }

      // Step 14: make the move and search it, with a null window unless it is the first; reduce late moves.
      made[ply] = move
      position.make(move)
      tried++
      if (!noisy) quietsTried++
      const newDepth = depth - 1 + extension
      let score = alpha + 1
      if (tried > 1) {
        let reduction = 0
        if (depth >= 3 && tried > (isPv ? 3 : 2) && (!noisy || ranks[index]! < 0)) {
          reduction = selectivity.reductions[(Math.min(depth, 63) << 6) | Math.min(tried, 63)]!
          if (isPv) reduction -= PLY
          if (cutExpected) reduction += selectivity.cutReduction
          if (!improving) reduction += PLY
          if (selectivity.isFine && isNoisy(hashMove)) reduction += PLY
          if (ranks[index]! >= KILLER_RANK || checks || inCheck) reduction -= PLY
          else if (!noisy) {
            reduction -= selectivity.isFine
              ? fineHistory(history.quiet(move, previous, own))
              : PLY * Math.max(-1, Math.min(1, Math.trunc(ranks[index]! / 1000)))
          }
          reduction = Math.max(0, Math.min(reduction >> 10, newDepth - 1))
        }
        score = 0 - this.node(newDepth - reduction, -1 - alpha, 0 - alpha, ply + 1, true)
        if (reduction > 0 && score > alpha && !this.stopped) {
          score = 0 - this.node(newDepth, -1 - alpha, 0 - alpha, ply + 1, !cutExpected)
        }
      }
      if (score > alpha && (tried === 1 || isPv) && !this.stopped) {
        score = 0 - this.node(newDepth, 0 - beta, 0 - alpha, ply + 1, !isPv && !cutExpected)
      }
      position.unmake()
      if (this.stopped) return DRAW

      // Step 15: update the best score.
      if (score > best) {
        best = score
        if (score > alpha) {
          bestMove = move
          alpha = score
          if (isPv) this.keepLine(ply, move)
          if (score >= beta) {
            history.reward(move, !noisy, moves, first, index, depth, ply, previous, own)
            break
          }
        }
      }
    }
    // The weaker player (see `Sight`) overlooked every move: the position is scored as it stands.
    if (tried === 0) return excluded !== 0 ? alpha : this.judge(position)

    // Step 16: store the result in the hash table.
    if (excluded === 0) {
      const bound = best >= beta ? BOUND_LOWER : best > alphaAtStart ? BOUND_EXACT : BOUND_UPPER
      table.store(lo, hi, ply, depth, bound, best, stored, bestMove)
      const isTold = bound === BOUND_EXACT || (bound === BOUND_LOWER ? best > evaluation : best < evaluation)
      if (selectivity.isFine && !inCheck && !isNoisy(bestMove) && isTold && !isMateScore(best))
        correction.learn(place, stored, best, depth)
    }
    return best
  }

  /**
   * The score of a capture that reaches `goal` both in quiescence and in a search four plies less deep; -INFINITE if none
   * does.
   */
  private probCut(
    depth: number,
    goal: number,
    ply: number,
    evaluation: number,
    hashMove: number,
    cutExpected: boolean,
  ): number {
    const { position, moves, ranks } = this
    const first = ply * MOST_MOVES
    const end = first + generateCaptures(position, moves, first)
    rankCaptures(moves, ranks, first, end, hashMove, this.history)
    for (let index = first; index < end; index++) {
      pickBest(moves, ranks, index, end)
      const move = moves[index]! as Move
      if (!exchangeWins(position, move, goal - evaluation)) continue
      this.made[ply] = move
      position.make(move)
      let score = 0 - this.quiesce(0 - goal, 1 - goal, ply + 1, 0, position.isCheck())
      if (score >= goal && !this.stopped)
        score = 0 - this.node(depth - 4, 0 - goal, 1 - goal, ply + 1, !cutExpected)
      position.unmake()
      if (this.stopped) return DRAW
      if (score >= goal) return score
    }
    return -INFINITE
  }

  /**
   * Searches captures until the position is quiet enough to be evaluated. The first plies also try checks that lose nothing,
   * since many mates and forks begin with one. In check every move is searched.
   */
  // oxlint-disable-next-line max-lines-per-function -- as above
  private quiesce(alphaAsked: number, beta: number, ply: number, step: number, inCheck: boolean): number {
    const { position, table, history, moves, ranks } = this
    this.lineEnds[ply] = ply * MAX_PLY
    this.countNode(ply)
    if (this.stopped) return DRAW
    if (isDeadDraw(position.sets) || position.halfmoves >= 100) return DRAW
    if (step === 0 && position.halfmoves >= 4 && position.isRepeated(ply, this.drawnTime)) return DRAW
    if (ply >= MAX_PLY - 2) return inCheck ? DRAW : this.judge(position)

    // Step 1: look up the hash table. Entries are shared by searches with and without checks.
    let alpha = alphaAsked
    const lo = position.hashLo
    const hi = position.hashHi
    const depth = step < this.selectivity.checkSteps || inCheck ? 0 : -1
    const entry = table.find(lo, hi)
    let hashMove = 0
    let stored = NO_EVALUATION
    if (entry >= 0) {
      const score = table.score(entry, ply)
      hashMove = table.move(entry)
      stored = table.evaluation(entry)
      if (
        beta - alpha === 1 &&
        table.depth(entry) >= depth &&
        (table.bound(entry) & (score >= beta ? BOUND_LOWER : BOUND_UPPER)) !== 0
      ) {
        return score
      }
    }

    // Step 2: stand pat, unless in check.
    let best = -INFINITE
    let evaluation = NO_EVALUATION
    if (!inCheck) {
      if (stored === NO_EVALUATION) stored = this.judge(position)
      evaluation = stored
      if (this.selectivity.isFine)
        evaluation = this.correction.correct(stored, this.correction.placeOf(position))
      best = evaluation
      if (best >= beta) {
        if (entry < 0) table.store(lo, hi, ply, depth, BOUND_LOWER, best, stored, 0)
        return best
      }
      if (best > alpha) alpha = best
      if (step >= this.captureSteps) return best
    }

    // Step 3: generate captures, in the first plies also checks, and in check all moves.
    const first = ply * MOST_MOVES
    let end: number
    if (inCheck) {
      end = first + generateLegal(position, moves, first)
      if (end === first) return -MATE + ply
      rankCaptures(moves, ranks, first, end, hashMove, history)
    } else if (step < this.selectivity.checkSteps) {
      end = this.capturesAndChecks(first, hashMove)
    } else {
      end = first + generateCaptures(position, moves, first)
      rankCaptures(moves, ranks, first, end, hashMove, history)
    }

    const alphaAtStart = alpha
    let bestMove = 0
    for (let index = first; index < end; index++) {
      pickBest(moves, ranks, index, end)
      const move = moves[index]! as Move
      if (!inCheck) {
        // Step 4: skip captures that lose material or cannot raise the score to alpha.
        if (isNoisy(move)) {
          const gain = evaluation + DELTA_MARGIN + PIECE_VALUE[capturedRoleOf(move)]!
          if (gain <= alpha && promotionRoleOf(move) === 0 && best > -MATE_BOUND) {
            if (gain > best) best = gain
            continue
          }
        } else if (isUnderpromotion(move)) continue
        if (!isSafeCapture(move) && !exchangeWins(position, move, 0)) continue
      } else if (best > -MATE_BOUND && !isNoisy(move) && index - first > 8) {
        break
      }
      if (this.sight?.overlooks(move, ply, this.made[ply - 1]!) === true) continue
      this.made[ply] = move
      position.make(move)
      const score = 0 - this.quiesce(0 - beta, 0 - alpha, ply + 1, step + 1, position.isCheck())
      position.unmake()
      if (this.stopped) return DRAW
      if (score > best) {
        best = score
        if (score > alpha) {
          alpha = score
          bestMove = move
          if (beta - alphaAsked > 1) this.keepLine(ply, move)
          if (score >= beta) break
        }
      }
    }
    if (best === -INFINITE) best = this.judge(position)
    const bound = best >= beta ? BOUND_LOWER : best > alphaAtStart ? BOUND_EXACT : BOUND_UPPER
    table.store(lo, hi, ply, depth, bound, best, inCheck ? NO_EVALUATION : stored, bestMove)
    return best
  }

  private capturesAndChecks(first: number, hashMove: number): number {
    const { position, moves } = this
    const all = first + generateLegal(position, moves, first)
    findChecks(position)
    let end = first
    for (let index = first; index < all; index++) {
      const move = moves[index]!
      if (isNoisy(move) || givesCheck(move)) moves[end++] = move
    }
    rankCaptures(moves, this.ranks, first, end, hashMove, this.history)
    return end
  }

  private hasMoves(ply: number): boolean {
    return generateLegal(this.position, this.moves, ply * MOST_MOVES) > 0
  }
}

/** Reduction by history: quiet moves that have often failed are reduced more, those that have often succeeded less. */
const fineHistory = (history: number): number =>
  Math.max(-3 * PLY, Math.min(3 * PLY, ((history * PLY) / HISTORY_OF_A_PLY) | 0))

/** A capture of a piece of at least equal value cannot lose material. */
const isSafeCapture = (move: number): boolean =>
  PIECE_VALUE[capturedRoleOf(move)]! >= PIECE_VALUE[movedRoleOf(move)]! && promotionRoleOf(move) === 0

const isUnderpromotion = (move: number): boolean => promotionRoleOf(move) !== 0
