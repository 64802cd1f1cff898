import { makeMail, type Letter } from '#server/mail/layout.ts'
import type { Mail } from '#server/mail/mailer.ts'
import type { Site } from '#server/site.ts'

/** The emails about accounts and the values in each. Links are absolute. */
interface EmailFields {
  confirmEmail: { to: string; link: string }
  alreadyRegistered: { to: string; signIn: string; reset: string }
  resetPassword: { to: string; link: string }
  passwordChanged: { to: string }
  confirmNewEmail: { to: string; link: string }
  emailChanging: { to: string; newEmail: string }
  emailChanged: { to: string; newEmail: string }
  newDevice: { to: string; device: string; place: string; at: Date }
  passkeyAdded: { to: string }
  passkeyRemoved: { to: string }
  twoFactorOn: { to: string }
  twoFactorOff: { to: string }
  googleUnlinked: { to: string }
  accountDeleted: { to: string }
}
type EmailKind = keyof EmailFields
export type AccountEmails = { readonly [Kind in EmailKind]: (given: EmailFields[Kind]) => Mail }
/**
 * Resolves when the email is queued, or dropped because its address has received too many. `findDevice` identifies the browser that
 * requested it, if the account knows it: each of those is allowed one more email.
 */
export type SendEmail = <Kind extends EmailKind>(
  kind: Kind,
  given: EmailFields[Kind],
  findDevice?: () => Promise<string | undefined>,
) => Promise<void>

interface Sender {
  readonly site: Site
  readonly origin: string
}

/**
 * The emails about accounts. Each says what happened, what to do, and what to do if it was someone else. They are ASCII, so that the
 * files in the outbox are readable.
 */
export const makeAccountEmails = (site: Site, origin: string): AccountEmails => ({
  ...emailsWithLinks({ site, origin }),
  ...securityEmails({ site, origin }),
  ...deviceEmails({ site, origin }),
  ...addressEmails({ site, origin }),
})

const writerOf =
  ({ site, origin }: Sender) =>
  (letter: Letter): Mail =>
    makeMail(letter, site, origin)

const newPassword = ({ origin }: Sender) => ({
  label: 'Set a new password',
  link: `${origin}/auth/forgotten`,
})

const ifNotYou = ({ site }: Sender): string =>
  `If it wasn't you, someone else can get into your account: set a new password now, and write to us at ${site.email}.`

/** Emails with links to sign up and to sign in. */
function emailsWithLinks(from: Sender) {
  const { site } = from
  const write = writerOf(from)
  return {
    confirmEmail: ({ to, link }) =>
      write({
        to,
        subject: 'Confirm your email address',
        paragraphs: [
          `Welcome to ${site.name}. Please confirm that this address is yours; then you can sign in, and every game you finish is kept for you.`,
        ],
        button: { label: 'Confirm my address', link },
        notes: [
          'The link works for one day.',
          "If you didn't sign up, ignore this email: no one can sign in with your address until it is confirmed.",
        ],
      }),

    alreadyRegistered: ({ to, signIn, reset }) =>
      write({
        to,
        subject: 'You already have an account',
        paragraphs: [
          `Someone, perhaps you, tried to sign up at ${site.name} with this address. It already has an account, so nothing was changed.`,
        ],
        button: { label: 'Sign in', link: signIn },
        notes: [
          { label: 'If you have forgotten your password, set a new one', link: reset },
          "If it wasn't you, ignore this email.",
        ],
      }),

    resetPassword: ({ to, link }) =>
      write({
        to,
        subject: 'Set a new password',
        paragraphs: [
          `Someone asked to set a new password for your account at ${site.name}. If it was you, choose it here.`,
        ],
        button: { label: 'Choose a new password', link },
        notes: [
          'The link works once, and for one hour.',
          "If it wasn't you, ignore this email: your password stays as it is.",
        ],
      }),
  } satisfies Partial<AccountEmails>
}

/** Devices that can sign in. */
function deviceEmails(from: Sender) {
  const { site } = from
  const write = writerOf(from)
  return {
    newDevice: ({ to, device, place, at }) =>
      write({
        to,
        subject: 'A new device has signed in to your account',
        paragraphs: [
          `A browser that we had not seen before has signed in to your account at ${site.name}: ${device}, from ${place}, on ${dateOf(at)}. If it was you, all is well.`,
          ifNotYou(from),
        ],
        notes: [
          {
            label: 'See where you are signed in, and sign devices out',
            link: `${from.origin}/account#sessions`,
          },
          newPassword(from),
        ],
      }),

    passkeyAdded: ({ to }) =>
      write({
        to,
        subject: 'A passkey was added to your account',
        paragraphs: [
          `A passkey was added to your account at ${site.name}: whoever has it can sign in without the password. If it was you, all is well.`,
          `If it was not you, set a new password now, which removes every passkey, and write to us at ${site.email}.`,
        ],
        notes: [newPassword(from)],
      }),

    passkeyRemoved: ({ to }) =>
      write({
        to,
        subject: 'A passkey was removed from your account',
        paragraphs: [
          `A passkey of your account at ${site.name} was removed, and no longer opens it. If it was you, all is well.`,
          ifNotYou(from),
        ],
        notes: [newPassword(from)],
      }),
  } satisfies Partial<AccountEmails>
}

/** Changes to the ways to sign in. */
function securityEmails(from: Sender) {
  const { site } = from
  const write = writerOf(from)
  return {
    passwordChanged: ({ to }) =>
      write({
        to,
        subject: 'Your password was changed',
        paragraphs: [
          `The password of your account at ${site.name} has just been changed. If it was you, all is well.`,
          ifNotYou(from),
        ],
        notes: [newPassword(from)],
      }),

    twoFactorOn: ({ to }) =>
      write({
        to,
        subject: 'Two-factor sign-in is on',
        paragraphs: [
          `Two-factor sign-in was turned on for your account at ${site.name}: from now on, signing in asks for a code from your authenticator app. If it was you, all is well.`,
          ifNotYou(from),
        ],
        notes: [newPassword(from)],
      }),

    twoFactorOff: ({ to }) =>
      write({
        to,
        subject: 'Two-factor sign-in is off',
        paragraphs: [
          `Two-factor sign-in was turned off for your account at ${site.name}: signing in no longer asks for a code. If it was you, all is well.`,
          ifNotYou(from),
        ],
        notes: [newPassword(from)],
      }),

    googleUnlinked: ({ to }) =>
      write({
        to,
        subject: 'Google was unlinked from your account',
        paragraphs: [
          `Your account at ${site.name} can no longer be opened by the Google account it was linked to. If it was you who unlinked it, all is well.`,
          ifNotYou(from),
        ],
        notes: [newPassword(from)],
      }),
  } satisfies Partial<AccountEmails>
}

/** Emails about an account that moves to another address or is deleted. */
function addressEmails(from: Sender) {
  const { site } = from
  const write = writerOf(from)
  return {
    confirmNewEmail: ({ to, link }) =>
      write({
        to,
        subject: 'Confirm your new email address',
        paragraphs: [
          `You have asked to use this address for your account at ${site.name}. Please confirm it; from then on you sign in with it.`,
        ],
        button: { label: 'Confirm my new address', link },
        notes: [
          'The link works for one day.',
          "If you didn't ask for this, ignore this email: nothing changes unless the link is opened.",
        ],
      }),

    emailChanging: ({ to, newEmail }) =>
      write({
        to,
        subject: 'Your email address is being changed',
        paragraphs: [
          `A change of email address has been requested for your account at ${site.name}: ${newEmail}. It takes effect when that address is confirmed; then you sign in with it instead of this one. If you asked for it, all is well.`,
          ifNotYou(from),
        ],
        notes: [newPassword(from)],
      }),

    emailChanged: ({ to, newEmail }) =>
      write({
        to,
        subject: 'Your email address was changed',
        paragraphs: [
          `The email address of your account at ${site.name} is now ${newEmail}. Sign in with that address; this one no longer works, with Google or without.`,
          `If it was not you who moved it, write to us at ${site.email}.`,
        ],
        notes: [],
      }),

    accountDeleted: ({ to }) =>
      write({
        to,
        subject: 'Your account was deleted',
        paragraphs: [
          `Your account at ${site.name} and everything in it, including your games, has been deleted. This can't be undone.`,
          'Thank you for playing here. You are welcome at the board any time; it needs no account.',
        ],
        notes: [`If it was not you who deleted it, write to us at ${site.email}.`],
      }),
  } satisfies Partial<AccountEmails>
}

/** `22 November 2026, 08:25 UTC`. */
const dateOf = (at: Date): string =>
  `${at.toLocaleString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })}, ${at.toISOString().slice(11, 16)} UTC`
