import { makeCalendar } from '#app/editorial/weekly/calendar.ts'
import { originContext, siteContext } from '#server/context.server.ts'
import type { Route } from './+types/calendar.ts'

export const loader = ({ context }: Route.LoaderArgs) =>
  new Response(
    makeCalendar({ siteName: context.get(siteContext).name, origin: context.get(originContext) }),
    {
      headers: { 'Content-Type': 'text/calendar; charset=utf-8' },
    },
  )
