import type { AccountEmailData, EmailSender, EmailText } from './email-text.ts'

const newPassword = ({ origin }: EmailSender) => ({
  label: 'Set a new password',
  link: `${origin}/auth/forgotten`,
})

const ifNotYou = ({ email }: EmailSender): string =>
  `If it wasn't you, someone else can get into your account: set a new password now, and write to us at ${email}.`

/** `22 November 2026, 08:25 UTC`. */
const dateOf = (at: Date): string =>
  `${at.toLocaleString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })}, ${at.toISOString().slice(11, 16)} UTC`

/**
 * The emails about accounts. Each says what happened, what to do, and what to do if it was someone else. The English ones are
 * ASCII, so that the files in the outbox are readable.
 */
export const words = {
  layout: {
    lang: 'en-GB',
    orOpenThisAddress: 'Or open this address:',
    /** Line heights, which depend on the script. */
    lines: { heading: 1.2, text: 1.6, note: 1.5, button: 1.2 },
  },
  accounts: {
    confirmEmail: (sender: EmailSender, { link }: AccountEmailData['confirmEmail']): EmailText => ({
      subject: 'Confirm your email address',
      paragraphs: [
        `Welcome to ${sender.name}. Please confirm that this address is yours; then you can sign in, and every game you finish is kept for you.`,
      ],
      button: { label: 'Confirm my address', link },
      notes: [
        'The link works for one day.',
        "If you didn't sign up, ignore this email: no one can sign in with your address until it is confirmed.",
      ],
    }),
    alreadyRegistered: (
      sender: EmailSender,
      { signIn, reset }: AccountEmailData['alreadyRegistered'],
    ): EmailText => ({
      subject: 'You already have an account',
      paragraphs: [
        `Someone, perhaps you, tried to sign up at ${sender.name} with this address. It already has an account, so nothing was changed.`,
      ],
      button: { label: 'Sign in', link: signIn },
      notes: [
        { label: 'If you have forgotten your password, set a new one', link: reset },
        "If it wasn't you, ignore this email.",
      ],
    }),
    resetPassword: (sender: EmailSender, { link }: AccountEmailData['resetPassword']): EmailText => ({
      subject: 'Set a new password',
      paragraphs: [
        `Someone asked to set a new password for your account at ${sender.name}. If it was you, choose it here.`,
      ],
      button: { label: 'Choose a new password', link },
      notes: [
        'The link works once, and for one hour.',
        "If it wasn't you, ignore this email: your password stays as it is.",
      ],
    }),
    newDevice: (sender: EmailSender, { device, place, at }: AccountEmailData['newDevice']): EmailText => ({
      subject: 'A new device has signed in to your account',
      paragraphs: [
        `A browser that we had not seen before has signed in to your account at ${sender.name}: ${device}, from ${place}, on ${dateOf(at)}. If it was you, all is well.`,
        ifNotYou(sender),
      ],
      notes: [
        {
          label: 'See where you are signed in, and sign devices out',
          link: `${sender.origin}/account#sessions`,
        },
        newPassword(sender),
      ],
    }),
    passkeyAdded: (sender: EmailSender): EmailText => ({
      subject: 'A passkey was added to your account',
      paragraphs: [
        `A passkey was added to your account at ${sender.name}: whoever has it can sign in without the password. If it was you, all is well.`,
        `If it was not you, set a new password now, which removes every passkey, and write to us at ${sender.email}.`,
      ],
      notes: [newPassword(sender)],
    }),
    passkeyRemoved: (sender: EmailSender): EmailText => ({
      subject: 'A passkey was removed from your account',
      paragraphs: [
        `A passkey of your account at ${sender.name} was removed, and no longer opens it. If it was you, all is well.`,
        ifNotYou(sender),
      ],
      notes: [newPassword(sender)],
    }),
    passwordChanged: (sender: EmailSender): EmailText => ({
      subject: 'Your password was changed',
      paragraphs: [
        `The password of your account at ${sender.name} has just been changed. If it was you, all is well.`,
        ifNotYou(sender),
      ],
      notes: [newPassword(sender)],
    }),
    twoFactorOn: (sender: EmailSender): EmailText => ({
      subject: 'Two-factor sign-in is on',
      paragraphs: [
        `Two-factor sign-in was turned on for your account at ${sender.name}: from now on, signing in asks for a code from your authenticator app. If it was you, all is well.`,
        ifNotYou(sender),
      ],
      notes: [newPassword(sender)],
    }),
    twoFactorOff: (sender: EmailSender): EmailText => ({
      subject: 'Two-factor sign-in is off',
      paragraphs: [
        `Two-factor sign-in was turned off for your account at ${sender.name}: signing in no longer asks for a code. If it was you, all is well.`,
        ifNotYou(sender),
      ],
      notes: [newPassword(sender)],
    }),
    googleUnlinked: (sender: EmailSender): EmailText => ({
      subject: 'Google was unlinked from your account',
      paragraphs: [
        `Your account at ${sender.name} can no longer be opened by the Google account it was linked to. If it was you who unlinked it, all is well.`,
        ifNotYou(sender),
      ],
      notes: [newPassword(sender)],
    }),
    confirmNewEmail: (sender: EmailSender, { link }: AccountEmailData['confirmNewEmail']): EmailText => ({
      subject: 'Confirm your new email address',
      paragraphs: [
        `You have asked to use this address for your account at ${sender.name}. Please confirm it; from then on you sign in with it.`,
      ],
      button: { label: 'Confirm my new address', link },
      notes: [
        'The link works for one day.',
        "If you didn't ask for this, ignore this email: nothing changes unless the link is opened.",
      ],
    }),
    emailChanging: (sender: EmailSender, { newEmail }: AccountEmailData['emailChanging']): EmailText => ({
      subject: 'Your email address is being changed',
      paragraphs: [
        `A change of email address has been requested for your account at ${sender.name}: ${newEmail}. It takes effect when that address is confirmed; then you sign in with it instead of this one. If you asked for it, all is well.`,
        ifNotYou(sender),
      ],
      notes: [newPassword(sender)],
    }),
    emailChanged: (sender: EmailSender, { newEmail }: AccountEmailData['emailChanged']): EmailText => ({
      subject: 'Your email address was changed',
      paragraphs: [
        `The email address of your account at ${sender.name} is now ${newEmail}. Sign in with that address; this one no longer works, with Google or without.`,
        `If it was not you who moved it, write to us at ${sender.email}.`,
      ],
      notes: [],
    }),
    accountDeleted: (sender: EmailSender): EmailText => ({
      subject: 'Your account was deleted',
      paragraphs: [
        `Your account at ${sender.name} and everything in it, including your games, has been deleted. This can't be undone.`,
        'Thank you for playing here. You are welcome at the board any time; it needs no account.',
      ],
      notes: [`If it was not you who deleted it, write to us at ${sender.email}.`],
    }),
  },
}
