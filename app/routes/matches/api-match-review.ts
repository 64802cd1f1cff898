import { methodNotAllowed } from '#server/accounts/own-answers.server.ts'
import { answerFindReview, answerSaveReview } from '#server/matches/api.server.ts'
import type { Route } from './+types/api-match-review.ts'

export const loader = (args: Route.LoaderArgs) => answerFindReview(args, args.params.id)

export const action = (args: Route.ActionArgs) =>
  args.request.method === 'PUT' ? answerSaveReview(args, args.params.id) : methodNotAllowed('GET, PUT')
