import { makeRobots } from '#app/discovery/robots.ts'
import { originContext } from '#server/context.server.ts'
import type { Route } from './+types/robots.ts'

export const loader = ({ context }: Route.LoaderArgs) =>
  new Response(makeRobots(context.get(originContext)), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  })
