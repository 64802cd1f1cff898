import { answerExport } from '#server/matches/api.server.ts'
import type { Route } from './+types/api-matches-export.ts'

export const loader = (args: Route.LoaderArgs) => answerExport(args)
