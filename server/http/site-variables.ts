import type { NodeBindings } from '#server/client-address.ts'

/** Variables of a request for the application's handlers: its id, nonce and connection. */
export interface SiteEnv {
  Variables: { id: string; nonce: string | undefined }
  Bindings: NodeBindings
}
