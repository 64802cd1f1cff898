import { answerJoin, liveMethodNotAllowed } from '#server/live/live.server.ts'
import type { Route } from './+types/api-online-join.ts'

export const loader = () => liveMethodNotAllowed('POST')

export const action = (args: Route.ActionArgs) =>
  args.request.method === 'POST' ? answerJoin(args, args.params.id) : liveMethodNotAllowed('POST')
