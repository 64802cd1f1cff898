/** The search at the master's depth, compared with other programs: processor time and nodes. */
import { LEVEL_DEPTH } from '#engine/levels.ts'
import { OURS_AT_FULL_STRENGTH, peers } from './engine/programs.ts'
import { timeToDepth, type DepthFigure } from './engine/time-to-depth.ts'

export const description = 'Search at depth 5: time and nodes over twenty middlegames, beside other programs'

const ROUNDS = 4

export const run = (): Promise<readonly DepthFigure[]> =>
  timeToDepth([OURS_AT_FULL_STRENGTH, ...peers()], LEVEL_DEPTH.master, ROUNDS)
