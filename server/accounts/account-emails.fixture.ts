import type { Mail } from '#server/mail/mailer.ts'
import type { Site } from '#server/site.ts'
import { inLanguage } from '#words/by-request.ts'
import type { Language } from '#words/languages.ts'
import { makeAccountEmails } from './account-emails.ts'

interface Fixture {
  readonly site: Site
  readonly origin: string
  readonly to: string
  readonly page: string
  readonly newEmail: string
}

/** An email of each kind in a language. */
export function writeEachKind(
  language: Language,
  { site, origin, to, page, newEmail }: Fixture,
): Readonly<Record<string, Mail>> {
  const emails = makeAccountEmails(site, origin)
  return inLanguage(language, () => ({
    confirmEmail: emails.confirmEmail({ to, page }),
    alreadyRegistered: emails.alreadyRegistered({ to }),
    resetPassword: emails.resetPassword({ to, page }),
    newDevice: emails.newDevice({
      ...{ to, userAgent: 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0' },
      ...{ address: '203.0.113.7', at: new Date('2026-11-22T08:25:00Z') },
    }),
    passkeyAdded: emails.passkeyAdded({ to }),
    passkeyRemoved: emails.passkeyRemoved({ to }),
    passwordChanged: emails.passwordChanged({ to }),
    confirmNewEmail: emails.confirmNewEmail({ to, page }),
    emailChanging: emails.emailChanging({ to, newEmail }),
    emailChanged: emails.emailChanged({ to, newEmail }),
    twoFactorOn: emails.twoFactorOn({ to }),
    twoFactorOff: emails.twoFactorOff({ to }),
    googleUnlinked: emails.googleUnlinked({ to }),
    accountDeleted: emails.accountDeleted({ to }),
  }))
}
