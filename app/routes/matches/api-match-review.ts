import { answerFindReview, answerSaveReview, methodNotAllowed } from '#server/matches/api.server.ts'
import type { Route } from './+types/api-match-review.ts'

export const loader = (args: Route.LoaderArgs) => answerFindReview(args, args.params.id)

export const action = (args: Route.ActionArgs) =>
  args.request.method === 'PUT' ? answerSaveReview(args, args.params.id) : methodNotAllowed('GET, PUT')
