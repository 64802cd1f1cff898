import type { Position } from '#chess/position.ts'

const PHASES = ['opening', 'middlegame', 'endgame'] as const
export type Phase = (typeof PHASES)[number]

/**
 * Numbers of pieces other than kings and pawns, both sides together, at or below which a phase starts. From lichess
 * (scalachess, `Divider`).
 */
const MIDDLEGAME_PIECES = 10
const ENDGAME_PIECES = 6
/** A side with fewer pieces than this on its first rank has developed. */
const DEVELOPED = 4

/** The phase of a single position. phasesOf ensures that phases never go backwards in a game. */
function phaseOf(position: Position): Phase {
  let pieces = 0
  for (const code of position.board) {
    const role = code & 7
    if (role > 1 && role < 6) pieces++
  }
  if (pieces <= ENDGAME_PIECES) return 'endgame'
  const home = (first: number, side: number): number =>
    position.board.subarray(first, first + 8).filter((code) => code !== 0 && (code & 8) === side).length
  const developed = home(0, 0) < DEVELOPED || home(56, 8) < DEVELOPED
  return pieces <= MIDDLEGAME_PIECES || developed ? 'middlegame' : 'opening'
}

/** The phase of each position of a game, in order. */
export function phasesOf(positions: Iterable<Position>): Phase[] {
  const phases: Phase[] = []
  let latest = 0
  for (const position of positions) {
    latest = Math.max(latest, PHASES.indexOf(phaseOf(position)))
    phases.push(PHASES[latest]!)
  }
  return phases
}
