import { answerPasskey } from '#server/accounts/second-factor/passkeys.server.ts'
import type { Route } from './+types/api-passkeys.ts'

export const action = (args: Route.ActionArgs) => answerPasskey(args)

/** This path only answers POST requests. */
export const loader = () => new Response('Not found\n', { status: 404 })
