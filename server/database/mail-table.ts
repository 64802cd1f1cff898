/** Emails that are waiting for delivery. A row is deleted once its email has left, since it has an address and often a token. */
export interface MailTable {
  id: string
  to: string
  subject: string
  text: string
  html: string
  created_at: string
  /** The number of delivery attempts. */
  attempts: number
  /** A server that delivers it moves this ahead first, so that no other server tries until then. */
  next_attempt_at: string
}
