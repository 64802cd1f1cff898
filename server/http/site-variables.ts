import type { Connection } from '#server/client-address.ts'

/** What the application's handlers know of the request they answer: its number, its nonce, its connection. */
export interface Site {
  Variables: { id: string; nonce: string | undefined }
  Bindings: Connection
}
