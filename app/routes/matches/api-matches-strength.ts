import { answerStrength } from '#server/matches/api.server.ts'
import type { Route } from './+types/api-matches-strength.ts'

export const loader = (args: Route.LoaderArgs) => answerStrength(args)
