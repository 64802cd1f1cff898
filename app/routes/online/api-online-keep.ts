import { answerKeep, liveMethodNotAllowed } from '#server/live/live.server.ts'
import type { Route } from './+types/api-online-keep.ts'

export const loader = () => liveMethodNotAllowed('POST')

export const action = (args: Route.ActionArgs) =>
  args.request.method === 'POST' ? answerKeep(args, args.params.id) : liveMethodNotAllowed('POST')
