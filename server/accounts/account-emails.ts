import { makeMail } from '#server/mail/layout.ts'
import type { Mail } from '#server/mail/mailer.ts'
import type { Site } from '#server/site.ts'
import { words } from '#words/emails'
import type { AccountEmailData, EmailText } from '#words/emails/email-text.ts'

type EmailFields = {
  readonly [Kind in keyof AccountEmailData]: AccountEmailData[Kind] & { readonly to: string }
}
type EmailKind = keyof EmailFields
export type AccountEmails = { readonly [Kind in EmailKind]: (given: EmailFields[Kind]) => Mail }
/**
 * Resolves when the email is queued, or dropped because its address has received too many. `findDevice` identifies the
 * requesting browser, if the account knows it: each known browser is allowed one more email.
 */
export type SendEmail = <Kind extends EmailKind>(
  kind: Kind,
  given: EmailFields[Kind],
  findDevice?: () => Promise<string | undefined>,
) => Promise<void>

/** The emails about accounts, in the language of the request that sends them. */
export function makeAccountEmails(site: Site, origin: string): AccountEmails {
  const sender = { name: site.name, email: site.email, origin }
  const write = ({ to }: { readonly to: string }, text: EmailText): Mail =>
    makeMail({ to, ...text }, site, origin)
  return {
    confirmEmail: (given) => write(given, words.accounts.confirmEmail(sender, given)),
    alreadyRegistered: (given) => write(given, words.accounts.alreadyRegistered(sender, given)),
    resetPassword: (given) => write(given, words.accounts.resetPassword(sender, given)),
    newDevice: (given) => write(given, words.accounts.newDevice(sender, given)),
    passkeyAdded: (given) => write(given, words.accounts.passkeyAdded(sender)),
    passkeyRemoved: (given) => write(given, words.accounts.passkeyRemoved(sender)),
    passwordChanged: (given) => write(given, words.accounts.passwordChanged(sender)),
    twoFactorOn: (given) => write(given, words.accounts.twoFactorOn(sender)),
    twoFactorOff: (given) => write(given, words.accounts.twoFactorOff(sender)),
    googleUnlinked: (given) => write(given, words.accounts.googleUnlinked(sender)),
    confirmNewEmail: (given) => write(given, words.accounts.confirmNewEmail(sender, given)),
    emailChanging: (given) => write(given, words.accounts.emailChanging(sender, given)),
    emailChanged: (given) => write(given, words.accounts.emailChanged(sender, given)),
    accountDeleted: (given) => write(given, words.accounts.accountDeleted(sender)),
  }
}
