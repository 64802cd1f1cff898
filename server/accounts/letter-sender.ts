import type { RateLimit } from '#server/limits/rate-limit.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import type { Log } from '#server/log.ts'
import type { AuthLetters, SendLetter } from './letters.ts'

/**
 * Letters of one kind to one address in an hour. Anybody can have letters sent to anybody's address by signing up with
 * it, so what is beyond this is not written: whoever asked is told what everybody is told.
 */
export const LETTERS_AN_HOUR = { name: 'letters', times: 5, seconds: 60 * 60 }

interface LetterSenderOptions {
  readonly letters: AuthLetters
  readonly mailer: Pick<Mailer, 'send' | 'pretend'>
  readonly limit: RateLimit
  readonly log: Log
}

export interface LetterSender {
  readonly sendLetter: SendLetter
  /** Does the same work, and sends nothing: for answers that must not come sooner where there is nobody to write to. */
  readonly pretendLetter: SendLetter
}

export function makeLetterSender({ letters, mailer, limit, log }: LetterSenderOptions): LetterSender {
  const by =
    (deliver: Mailer['send']): SendLetter =>
    async (kind, given) => {
      const letter = letters[kind](given)
      if ((await limit.consume(`${kind} ${given.to}`)) === undefined) return deliver(letter)
      log('warn', 'letter not sent: too many to one address', { kind })
    }
  return { sendLetter: by((mail) => mailer.send(mail)), pretendLetter: by((mail) => mailer.pretend(mail)) }
}
