import { answerList, answerSave, methodNotAllowed } from '#server/matches/api.server.ts'
import type { Route } from './+types/api-matches.ts'

export const loader = (args: Route.LoaderArgs) => answerList(args)

export const action = (args: Route.ActionArgs) =>
  args.request.method === 'POST' ? answerSave(args) : methodNotAllowed('GET, POST')
