import { methodNotAllowed } from '#server/accounts/own-answers.server.ts'
import { answerList, answerReplace, answerSave } from '#server/matches/api.server.ts'
import type { Route } from './+types/api-matches.ts'

export const loader = (args: Route.LoaderArgs) => answerList(args)

export function action(args: Route.ActionArgs) {
  if (args.request.method === 'POST') return answerSave(args)
  if (args.request.method === 'PUT') return answerReplace(args)
  return methodNotAllowed('GET, POST, PUT')
}
