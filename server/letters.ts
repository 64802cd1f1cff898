import type { AuthLetters } from './auth.ts'
import type { Mail } from './mail.ts'
import type { Site } from './site.ts'

export function makeLetters(site: Site, origin: string): AuthLetters {
  const letter = (to: string, subject: string, text: string): Mail => ({
    to,
    subject: `${subject} - ${site.name}`,
    text: `${text}\n\n${origin}\n`,
    html: `<p>${text}</p>`,
  })
  return {
    confirmEmail: ({ to, link }) => letter(to, 'Confirm your e-mail address', link),
    alreadyRegistered: ({ to, signIn, reset }) =>
      letter(to, 'You already have an account', `${signIn}\n${reset}`),
    resetPassword: ({ to, link }) => letter(to, 'Set a new password', link),
    passwordChanged: ({ to }) => letter(to, 'Your password was changed', ''),
    confirmNewEmail: ({ to, link }) => letter(to, 'Confirm your new e-mail address', link),
    emailChanging: ({ to, newEmail }) => letter(to, 'Your e-mail address is being changed', newEmail),
    accountDeleted: ({ to }) => letter(to, 'Your account was removed', ''),
  }
}
