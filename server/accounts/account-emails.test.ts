import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { DARK, LIGHT } from '#server/mail/layout.ts'
import { makeAccountEmails } from './account-emails.ts'
import { parseEnv } from '#server/env.ts'
import { makeSite } from '#server/site.ts'

const ORIGIN = 'https://chess.example'
const TO = 'anand@chess.example'
const LINK = `${ORIGIN}/auth/confirm?token=${'a1B2-_.'.repeat(30)}&next=%2F`

const emails = makeAccountEmails(siteNamed('Rook & Rajah'), ORIGIN)
const ALL = {
  confirmEmail: emails.confirmEmail({ to: TO, link: LINK }),
  alreadyRegistered: emails.alreadyRegistered({ to: TO, signIn: `${ORIGIN}/auth`, reset: LINK }),
  resetPassword: emails.resetPassword({ to: TO, link: LINK }),
  passwordChanged: emails.passwordChanged({ to: TO }),
  confirmNewEmail: emails.confirmNewEmail({ to: TO, link: LINK }),
  emailChanging: emails.emailChanging({ to: TO, newEmail: 'vishy@chess.example' }),
  emailChanged: emails.emailChanged({ to: TO, newEmail: 'vishy@chess.example' }),
  twoFactorOn: emails.twoFactorOn({ to: TO }),
  twoFactorOff: emails.twoFactorOff({ to: TO }),
  googleUnlinked: emails.googleUnlinked({ to: TO }),
  accountDeleted: emails.accountDeleted({ to: TO }),
}
const WITH_LINK = [ALL.confirmEmail, ALL.alreadyRegistered, ALL.resetPassword, ALL.confirmNewEmail]

describe('an email', () => {
  it.each(Object.entries(ALL))('%s: goes to its reader and says which site it is from', (_name, mail) => {
    expect(mail.to).toBe(TO)
    expect(mail.text).toContain(`\n-- \nRook & Rajah\n${ORIGIN}\n`)
    expect(mail.html).toContain('Rook &amp; Rajah')
  })

  it.each(Object.entries(ALL))('%s: says the same in text and in HTML', (_name, { text, html }) => {
    const words = new Set(
      html
        .replaceAll(/<style>[^]*<\/style>|<[^>]*>/g, ' ')
        .replaceAll('&amp;', '&')
        .replaceAll('&#39;', "'")
        .split(/\s+/),
    )
    const missing = text.split(/\s+/).filter((word) => !words.has(word) && !words.has(word.replace(/:$/, '')))
    // The line about the site: its full address in the plain text, a link in HTML.
    expect(missing.filter((word) => word !== '--' && word !== ORIGIN)).toEqual([])
  })

  it.each(Object.entries(ALL))('%s: loads nothing from anywhere, and runs nothing', (_name, { html }) => {
    expect(html).not.toMatch(
      /<(img|link|script|iframe|object|form|video|audio|svg|base)\b|\ssrc=|\son\w+=|url\(|@import/i,
    )
  })

  it.each(Object.entries(ALL))(
    '%s: is ASCII, in lines that mail programs leave alone',
    (_name, { text, html }) => {
      // oxlint-disable-next-line no-control-regex -- these are exactly the characters meant
      expect(text + html).toMatch(/^[\u0000-\u007f]*$/)
      const long = text.split('\n').filter((line) => line.length > 76)
      expect(long.filter((line) => !line.startsWith(ORIGIN))).toEqual([])
    },
  )

  it('with a link shows it in full: on a separate line, as a button, and to copy', () => {
    for (const { text, html } of WITH_LINK) {
      expect(text.split('\n')).toContain(LINK)
      expect(html).toContain(`href="${LINK.replace('&', '&amp;')}"`)
      expect(html).toContain(`>${LINK.replace('&', '&amp;')}<`)
    }
  })

  it('shows what others wrote as text, and as nothing else', () => {
    const evil = `"><script>alert(1)</script>'&@chess.example`
    const odd = makeAccountEmails(siteNamed('<b>"Rook" & \'Rajah\'</b>'), ORIGIN)
    for (const { html, text } of [
      odd.emailChanging({ to: TO, newEmail: evil }),
      odd.confirmEmail({ to: TO, link: `${ORIGIN}/"><b>` }),
    ]) {
      expect(html).not.toMatch(/<script|<b>|"Rook"/)
      expect(text).toContain('<b>"Rook"')
    }
    expect(odd.emailChanging({ to: TO, newEmail: evil }).text).toContain(evil)
  })

  it("has the site's colours in both schemes", () => {
    const css = readFileSync(new URL('../../app/app.css', import.meta.url), 'utf8')
    const [light, dark] = css.split('prefers-color-scheme: dark')
    for (const [scheme, colors] of [
      [light, LIGHT],
      [dark, DARK],
    ] as const) {
      for (const [name, color] of Object.entries(colors))
        expect(scheme).toContain(`--color-${name}: ${color};`)
    }
  })
})

function siteNamed(SITE_NAME: string) {
  const parsed = parseEnv({ SITE_NAME })
  if (!parsed.ok) throw new Error(parsed.detail)
  return makeSite(parsed.value, ORIGIN)
}
