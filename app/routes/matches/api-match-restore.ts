import { methodNotAllowed } from '#server/accounts/own-answers.server.ts'
import { answerRestore } from '#server/matches/api.server.ts'
import type { Route } from './+types/api-match-restore.ts'

/** Without a loader, GET would be answered with 400. */
export const loader = () => methodNotAllowed('POST')

export const action = (args: Route.ActionArgs) =>
  args.request.method === 'POST' ? answerRestore(args, args.params.id) : methodNotAllowed('POST')
