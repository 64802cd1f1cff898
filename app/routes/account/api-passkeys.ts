import { answerPasskey } from '#server/accounts/second-factor/passkeys.server.ts'
import type { Route } from './+types/api-passkeys.ts'

export const action = (args: Route.ActionArgs) => answerPasskey(args)

/** Nothing is to be had here by its address alone. */
export const loader = () => new Response('Not found\n', { status: 404 })
