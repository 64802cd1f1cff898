import { methodNotAllowed } from '#server/accounts/own-answers.server.ts'
import { answerShare, answerUnshare } from '#server/matches/api.server.ts'
import type { Route } from './+types/api-match-share.ts'

/** Without a loader, GET would be answered with 400. */
export const loader = () => methodNotAllowed('POST, DELETE')

export function action(args: Route.ActionArgs) {
  if (args.request.method === 'POST') return answerShare(args, args.params.id)
  if (args.request.method === 'DELETE') return answerUnshare(args, args.params.id)
  return methodNotAllowed('POST, DELETE')
}
