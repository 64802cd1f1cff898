import type { Connection } from '#server/client-address.ts'

/** Variables of a request for the application's handlers: its id, nonce and connection. */
export interface Site {
  Variables: { id: string; nonce: string | undefined }
  Bindings: Connection
}
