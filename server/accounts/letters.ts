import type { AuthLetters } from './auth.ts'
import { makeMail, type Letter } from '#server/mail/layout.ts'
import type { Site } from '#server/site.ts'

/**
 * The letters about accounts. Each says what happened, what to do, and what to do if it was somebody else. Their words
 * are ASCII, so that the text of a letter is readable in its file too.
 */
export function makeLetters(site: Site, origin: string): AuthLetters {
  const write = (letter: Letter) => makeMail(letter, site, origin)
  const newPassword = { label: 'Set a new password', link: `${origin}/auth/forgotten` }
  const ifNotYou = `If it was not you, somebody else can get into your account: set a new password now, and write to us at ${site.email}.`

  return {
    confirmEmail: ({ to, link }) =>
      write({
        to,
        subject: 'Confirm your e-mail address',
        paragraphs: [
          `Welcome to ${site.name}. Please confirm that this address is yours; then you can sign in, and every game you finish is kept for you.`,
        ],
        button: { label: 'Confirm my address', link },
        notes: [
          'The link works for one day.',
          'If you did not sign up, you need do nothing: nobody can sign in with your address until it is confirmed.',
        ],
      }),

    alreadyRegistered: ({ to, signIn, reset }) =>
      write({
        to,
        subject: 'You already have an account',
        paragraphs: [
          `Somebody, perhaps you, has tried to sign up at ${site.name} with this address. It has an account already, so nothing was changed.`,
        ],
        button: { label: 'Sign in', link: signIn },
        notes: [
          { label: 'If you have forgotten your password, set a new one', link: reset },
          'If it was not you, you need do nothing.',
        ],
      }),

    resetPassword: ({ to, link }) =>
      write({
        to,
        subject: 'Set a new password',
        paragraphs: [
          `Somebody has asked to set a new password for your account at ${site.name}. If it was you, choose it here.`,
        ],
        button: { label: 'Choose a new password', link },
        notes: [
          'The link works once, and for one hour.',
          'If it was not you, you need do nothing: your password stays as it is.',
        ],
      }),

    passwordChanged: ({ to }) =>
      write({
        to,
        subject: 'Your password was changed',
        paragraphs: [
          `The password of your account at ${site.name} has just been changed. If it was you, all is well.`,
          ifNotYou,
        ],
        notes: [newPassword],
      }),

    confirmNewEmail: ({ to, link }) =>
      write({
        to,
        subject: 'Confirm your new e-mail address',
        paragraphs: [
          `You have asked to use this address for your account at ${site.name}. Please confirm it; from then on you sign in with it.`,
        ],
        button: { label: 'Confirm my new address', link },
        notes: [
          'The link works for one day.',
          'If you did not ask for this, you need do nothing: without the link nothing changes.',
        ],
      }),

    emailChanging: ({ to, newEmail }) =>
      write({
        to,
        subject: 'Your e-mail address is being changed',
        paragraphs: [
          `Your account at ${site.name} is about to get another e-mail address: ${newEmail}. Once that one is confirmed, you sign in with it and no longer with this one. If it was you who asked for it, all is well.`,
          ifNotYou,
        ],
        notes: [newPassword],
      }),

    accountDeleted: ({ to }) =>
      write({
        to,
        subject: 'Your account was deleted',
        paragraphs: [
          `Your account at ${site.name} and everything kept with it, your games among it, have been deleted. That cannot be taken back.`,
          'Thank you for playing here. You are welcome at the board any time; it needs no account.',
        ],
        notes: [`If it was not you who deleted it, write to us at ${site.email}.`],
      }),
  }
}
