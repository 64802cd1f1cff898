import { answerStatistics } from '#server/matches/api.server.ts'
import type { Route } from './+types/api-matches-statistics.ts'

export const loader = (args: Route.LoaderArgs) => answerStatistics(args)
