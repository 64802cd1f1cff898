import { answerCreate, answerListOpen, liveMethodNotAllowed } from '#server/live/live.server.ts'
import type { Route } from './+types/api-online.ts'

export const loader = (args: Route.LoaderArgs) => answerListOpen(args)

export const action = (args: Route.ActionArgs) =>
  args.request.method === 'POST' ? answerCreate(args) : liveMethodNotAllowed('GET, POST')
