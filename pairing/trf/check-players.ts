import { recordPoints, type PointValues, type RoundRecord } from '../tournament.ts'
import type { ReadPlayer } from './read-player.ts'
import { ROUND_COLUMN, ROUND_WIDTH } from './result-codes.ts'
import { refuseFile } from './trf-error.ts'

interface Expectation {
  readonly points: PointValues
  readonly paired: number
  readonly checksPoints: boolean
}

/** Both players of a pairing must say the same, and the points must be those of the rounds. */
export function checkPlayers(players: readonly ReadPlayer[], expected: Expectation) {
  const byId = new Map(players.map((read) => [read.player.id, read]))
  for (const read of players) {
    for (const [index, record] of read.records.entries())
      if (record !== undefined && record.kind !== 'bye')
        checkPairing(read, byId.get(record.opponent), record, index)
    if (expected.checksPoints) checkPoints(read, expected)
  }
}

function checkPairing(
  read: ReadPlayer,
  opponent: ReadPlayer | undefined,
  record: Exclude<RoundRecord, { kind: 'bye' }>,
  index: number,
) {
  const column = ROUND_COLUMN + index * ROUND_WIDTH
  if (record.opponent === read.player.id) refuseFile(read.line, column, 4, 'ERR_TRF_OWN_OPPONENT')
  if (opponent === undefined) refuseFile(read.line, column, 4, 'ERR_TRF_UNKNOWN_PLAYER')
  const theirs = opponent.records[index]
  if (theirs === undefined || theirs.kind === 'bye' || theirs.opponent !== read.player.id)
    refuseFile(read.line, column, 8, 'ERR_TRF_ONE_SIDED')
  if (record.color !== undefined && record.color === theirs.color)
    refuseFile(read.line, column + 5, 1, 'ERR_TRF_COLORS_DISAGREE')
  if (record.kind !== theirs.kind || halves(record) + halves(theirs) > 2)
    refuseFile(read.line, column + 7, 1, 'ERR_TRF_RESULTS_DISAGREE')
}

/** Half points. Arbiters may give both players less than one point together, never more. */
function halves(record: RoundRecord): number {
  if (record.kind === 'game') return { win: 2, draw: 1, loss: 0 }[record.result]
  return record.kind === 'forfeit' && record.won ? 2 : 0
}

/** Other programs count an announced bye of the next round already (bbpPairings issue 1). */
function checkPoints(read: ReadPlayer, { points, paired }: Expectation) {
  if (read.points === undefined) return
  const sum = Array.from({ length: paired }, (_, index) => recordPoints(read.records[index], points)).reduce(
    (total, each) => total + each,
    0,
  )
  const next = read.records[paired]
  const withNext = sum + (next === undefined ? 0 : recordPoints(next, points))
  if (read.points !== sum && read.points !== withNext) refuseFile(read.line, 81, 4, 'ERR_TRF_POINTS')
}
