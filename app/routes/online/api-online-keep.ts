import { answerKeep, methodNotAllowed } from '#server/live/live.server.ts'
import type { Route } from './+types/api-online-keep.ts'

export const loader = () => methodNotAllowed('POST')

export const action = (args: Route.ActionArgs) =>
  args.request.method === 'POST' ? answerKeep(args, args.params.id) : methodNotAllowed('POST')
