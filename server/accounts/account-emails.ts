import { makeMail } from '#server/mail/layout.ts'
import type { Mail } from '#server/mail/mailer.ts'
import type { Site } from '#server/site.ts'
import { localAddress } from '#words/addresses.ts'
import { words } from '#words/emails'
import type { EmailText } from '#words/emails/email-text.ts'
import type { Language } from '#words/languages.ts'
import { nameDevice } from './device-words.ts'
import { describeNetwork } from './place.ts'

/** The data of each email. A page is an address on this site without a language: the link gets that of the email. */
interface EmailData {
  readonly confirmEmail: { readonly page: string }
  readonly alreadyRegistered: object
  readonly resetPassword: { readonly page: string }
  readonly newDevice: { readonly userAgent: string; readonly address: string; readonly at: Date }
  readonly passkeyAdded: object
  readonly passkeyRemoved: object
  readonly passwordChanged: object
  readonly twoFactorOn: object
  readonly twoFactorOff: object
  readonly googleUnlinked: object
  readonly confirmNewEmail: { readonly page: string }
  readonly emailChanging: { readonly newEmail: string }
  readonly emailChanged: { readonly newEmail: string }
  readonly accountDeleted: object
}
type EmailKind = keyof EmailData
type EmailFields = {
  readonly [Kind in EmailKind]: EmailData[Kind] & {
    readonly to: string
    /** The account's, for addresses that are not, or no longer, the address of the account. */
    readonly language?: Language | undefined
  }
}
export type AccountEmails = { readonly [Kind in EmailKind]: (given: EmailFields[Kind]) => Mail }
/**
 * Sends an email in the language of the account with its address, or else of the current request. Resolves when the email is
 * queued, or dropped because its address has received too many. `findDevice` identifies the requesting browser, if the account
 * knows it: each known browser is allowed one more email.
 */
export type SendEmail = <Kind extends EmailKind>(
  kind: Kind,
  given: EmailFields[Kind],
  findDevice?: () => Promise<string | undefined>,
) => Promise<void>

/** The emails about accounts, in the language that they are made in (`inLanguage`). */
export function makeAccountEmails(site: Site, origin: string): AccountEmails {
  const sender = { name: site.name, email: site.email, origin }
  const write = ({ to }: { readonly to: string }, text: EmailText): Mail =>
    makeMail({ to, ...text }, site, origin)
  const linkTo = (page: string): string => origin + localAddress(page)
  return {
    confirmEmail: (given) => write(given, words.accounts.confirmEmail(sender, { link: linkTo(given.page) })),
    alreadyRegistered: (given) =>
      write(
        given,
        words.accounts.alreadyRegistered(sender, {
          signIn: linkTo('/auth'),
          reset: linkTo('/auth/forgotten'),
        }),
      ),
    resetPassword: (given) =>
      write(given, words.accounts.resetPassword(sender, { link: linkTo(given.page) })),
    newDevice: (given) =>
      write(
        given,
        words.accounts.newDevice(sender, {
          device: nameDevice(given.userAgent),
          place: describeNetwork(given.address),
          at: given.at,
        }),
      ),
    passkeyAdded: (given) => write(given, words.accounts.passkeyAdded(sender)),
    passkeyRemoved: (given) => write(given, words.accounts.passkeyRemoved(sender)),
    passwordChanged: (given) => write(given, words.accounts.passwordChanged(sender)),
    twoFactorOn: (given) => write(given, words.accounts.twoFactorOn(sender)),
    twoFactorOff: (given) => write(given, words.accounts.twoFactorOff(sender)),
    googleUnlinked: (given) => write(given, words.accounts.googleUnlinked(sender)),
    confirmNewEmail: (given) =>
      write(given, words.accounts.confirmNewEmail(sender, { link: linkTo(given.page) })),
    emailChanging: (given) => write(given, words.accounts.emailChanging(sender, given)),
    emailChanged: (given) => write(given, words.accounts.emailChanged(sender, given)),
    accountDeleted: (given) => write(given, words.accounts.accountDeleted(sender)),
  }
}
