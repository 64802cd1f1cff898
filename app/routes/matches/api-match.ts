import { methodNotAllowed } from '#server/accounts/own-answers.server.ts'
import { answerDelete, answerFind } from '#server/matches/api.server.ts'
import type { Route } from './+types/api-match.ts'

export const loader = (args: Route.LoaderArgs) => answerFind(args, args.params.id)

export const action = (args: Route.ActionArgs) =>
  args.request.method === 'DELETE' ? answerDelete(args, args.params.id) : methodNotAllowed('GET, DELETE')
