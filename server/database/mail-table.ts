/** Letters that are still to be delivered. A row goes when its letter has left: it holds an address, and often a token. */
export interface MailTable {
  id: string
  to: string
  subject: string
  text: string
  html: string
  created_at: string
  /** How often delivery has begun. */
  attempts: number
  /** Due from then on. Whoever delivers it moves this ahead first, so that nobody else does until then. */
  next_attempt_at: string
}
