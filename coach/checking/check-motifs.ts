import type { FactOf } from '#coach/telling/facts.ts'
import {
  attacksPiece,
  captureOf,
  firstOf,
  hasNoDefender,
  hasNoSafeSquare,
  isPinned,
  itselfAttacks,
  opensLine,
  stands,
  threatensMate,
  unless,
  type Falsehood,
} from './on-board.ts'
import {
  after,
  attackers,
  between,
  isOnItsLine,
  legalSteps,
  textOfSquare,
  passed,
  reach,
  squareNamed,
} from './plain-board.ts'
import { isCheck, other } from './plain-board.ts'
import { countOf, sharpGain } from './material.ts'
import { readSan } from './read-san.ts'
import type { Scene, Shown } from './scene.ts'
import { takesLast, WORTH } from './swap.ts'

/** Checks of the facts that say how something is won, at one place where the named move can be played. */

export function checkFork({ by, targets }: FactOf<'fork'>, shown: Shown): Falsehood {
  return firstOf(
    unless(shown.board.men[shown.step.to]?.role === by, 'another man forks'),
    unless(targets.length >= 2, 'a fork needs two targets'),
    ...targets.map((each) => itselfAttacks(shown, each)),
  )
}

export function checkSkewer({ front, behind }: FactOf<'skewer'>, shown: Shown): Falsehood {
  const { board, step } = shown
  const [one, two] = [squareNamed(front.square), squareNamed(behind.square)]
  const way = between(step.to, two)
  const isBehind = way?.includes(one) === true && way.every((square) => square === one || !board.men[square])
  return firstOf(
    itselfAttacks(shown, front),
    stands(board, behind, board.turn),
    unless(
      isBehind && isOnItsLine(board.men[step.to]!.role, step.to, two),
      `${behind.square} is not behind ${front.square}`,
    ),
  )
}

/** The pin is used by a capture that the pinned man cannot take back, or made by the move. */
export const checkPin = ({ pinned, behind }: FactOf<'pin'>, { before, board }: Shown): Falsehood => {
  const found = isPinned(before, pinned, behind)
  return found === undefined ? undefined : isPinned(board, pinned, behind)
}

export const checkDiscovered = ({ by, victim }: FactOf<'discovered-attack'>, shown: Shown): Falsehood =>
  firstOf(stands(shown.board, victim, shown.board.turn), opensLine(shown, by, squareNamed(victim.square)))

export function checkRemoved(
  { victim }: FactOf<'removed-defender'>,
  { before, board, step }: Shown,
): Falsehood {
  const taken = captureOf(before, step)
  const isGuard = taken !== undefined && reach(before, taken.square).includes(squareNamed(victim.square))
  return firstOf(
    stands(board, victim, board.turn),
    unless(isGuard, `no defender of ${victim.square} was taken`),
  )
}

/** A guard that has to leave: it can take the moved man, or the king must answer a check. */
export function checkDeflection({ lured, victim }: FactOf<'deflection'>, { board, step }: Shown): Falsehood {
  const from = squareNamed(lured.square)
  const canTake = legalSteps(board).some((each) => each.from === from && each.to === step.to)
  return firstOf(
    stands(board, lured, board.turn),
    stands(board, victim, board.turn),
    unless(
      reach(board, from).includes(squareNamed(victim.square)),
      `${lured.square} does not guard ${victim.square}`,
    ),
    unless(canTake || isCheck(board), `nothing draws ${lured.square} away`),
  )
}

export const checkTrap = ({ victim }: FactOf<'trapped-piece'>, shown: Shown): Falsehood =>
  firstOf(attacksPiece(shown, victim), hasNoSafeSquare(shown, victim))

export function checkThreat({ next, spoils, chased }: FactOf<'threat'>, { board }: Shown): Falsehood {
  if (isCheck(board)) return 'a check leaves no time for a threat'
  const start = passed(board)
  const step = readSan(start, next)
  if (!step) return `${next} is not possible`
  const taken = captureOf(start, step)
  if (chased)
    return firstOf(
      stands(board, chased, board.turn),
      unless(
        taken !== undefined && textOfSquare(taken.square) === chased.square,
        `${next} does not take ${chased.square}`,
      ),
    )
  if (spoils.type !== 'pieces') return unless(step.promotion !== undefined, `${next} does not promote`)
  const value = (roles: typeof spoils.won): number => roles.reduce((sum, role) => sum + WORTH[role], 0)
  const gained = WORTH[taken?.role ?? 'k'] - sharpGain(after(start, step))
  return unless(gained >= value(spoils.won) - value(spoils.lost), `${next} would win less`)
}

export function checkTempo({ victim, use }: FactOf<'tempo'>, shown: Shown): Falsehood {
  const attack = attacksPiece(shown, victim)
  if (attack !== undefined || !use) return attack
  const step = readSan(shown.board, use.reply)
  if (step?.from !== squareNamed(victim.square)) return `${use.reply} does not move ${victim.square}`
  return unless(readSan(after(shown.board, step), use.next) !== undefined, `${use.next} is not possible`)
}

export const checkDouble = ({ victim, mate }: FactOf<'double-threat'>, shown: Shown): Falsehood =>
  firstOf(attacksPiece(shown, victim), threatensMate(shown, mate))

export function checkTaken(fact: FactOf<'taken'>, shown: Shown, scene: Scene): Falsehood {
  const { victim, by } = fact
  const { before, step } = shown
  const taken = captureOf(before, step)
  return firstOf(
    stands(before, victim, other(before.turn)),
    stands(before, by, before.turn),
    unless(
      taken !== undefined && textOfSquare(taken.square) === victim.square,
      `nothing takes ${victim.square}`,
    ),
    unless(textOfSquare(step.from) === by.square, `the man on ${by.square} does not take`),
    checkHow(fact, shown, scene),
    checkPlight(fact, shown, scene),
  )
}

function checkHow({ how, plight, victim, by }: FactOf<'taken'>, shown: Shown, { base }: Scene): Falsehood {
  const { before, board, step } = shown
  const isTakenBack = legalSteps(board).some(({ to }) => to === step.to)
  switch (how) {
    case 'free':
      // Said of a piece that has just moved, it is only called unsafe.
      return plight === 'moved-into' && !victim.isReaders ? undefined : hasNoDefender(shown)
    case 'outnumbered':
      return unless(takesLast(before, step.to), `${victim.square} is defended as often as attacked`)
    case 'cheaper':
      // The price may have been paid on the way to the capture.
      return unless(
        isTakenBack || countOf(before, before.turn, by.role) < countOf(base, before.turn, by.role),
        `nothing takes the ${by.role} back`,
      )
    case 'with-check':
      return unless(isCheck(board) && !isTakenBack, 'it can be taken back, or the capture is no check')
    case 'at-most':
    case 'other':
      return undefined
  }
}

function checkPlight(
  { plight, victim, by, how }: FactOf<'taken'>,
  { before, step }: Shown,
  { played, start }: Scene,
): Falsehood {
  const square = squareNamed(victim.square)
  const guarded = reach(start, played.step.from).includes(square)
  switch (plight) {
    case 'moved-into':
    case 'sacrificed':
      return unless(played.step.to === square, `the move did not go to ${victim.square}`)
    case 'taken-back':
      return unless(
        captureOf(start, played.step) !== undefined && played.step.to === step.to,
        'nothing is taken back',
      )
    case 'line-opened': {
      const way = between(squareNamed(by.square), square) ?? []
      return unless(way.includes(played.step.from), `${played.san} opened no line to ${victim.square}`)
    }
    case 'left-unguarded': {
      const stillGuards = reach(played.board, played.step.to).includes(square)
      const isBare = attackers(before, square, other(before.turn)).length === 0
      return firstOf(
        unless(guarded && !stillGuards, `${played.san} did not guard ${victim.square}`),
        unless(how !== 'free' || isBare, `${victim.square} still has a defender`),
      )
    }
    case 'ignored':
      return firstOf(
        stands(start, victim, start.turn),
        unless(attackers(start, square, other(start.turn)).length > 0, `${victim.square} was not attacked`),
      )
    case 'plain':
      return undefined
  }
}
