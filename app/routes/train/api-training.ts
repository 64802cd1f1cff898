import { methodNotAllowed } from '#server/accounts/own-answers.server.ts'
import { answerAdd, answerPage } from '#server/training/api.server.ts'
import type { Route } from './+types/api-training.ts'

export const loader = (args: Route.LoaderArgs) => answerPage(args)

export const action = (args: Route.ActionArgs) =>
  args.request.method === 'POST' ? answerAdd(args) : methodNotAllowed('GET, POST')
