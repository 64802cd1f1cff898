import { answerJoin, methodNotAllowed } from '#server/live/live.server.ts'
import type { Route } from './+types/api-online-join.ts'

export const loader = () => methodNotAllowed('POST')

export const action = (args: Route.ActionArgs) =>
  args.request.method === 'POST' ? answerJoin(args, args.params.id) : methodNotAllowed('POST')
