import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { DARK, LIGHT } from '#server/mail/layout.ts'
import type { Mail } from '#server/mail/mailer.ts'
import { makeAccountEmails } from './account-emails.ts'
import { parseEnv } from '#server/env.ts'
import { makeSite } from '#server/site.ts'
import type { Language } from '#words/languages.ts'
import { importWithAllLanguages } from '../../tests/support/words-by-request.ts'
import type * as fixtureTypes from './account-emails.fixture.ts'

const ORIGIN = 'https://chess.example'
const TO = 'anand@chess.example'
const PAGE = `/auth/confirm?token=${'a1B2-_.'.repeat(30)}&next=%2F`
const NEW_EMAIL = 'vishy@chess.example'

const { writeEachKind } = (await importWithAllLanguages(
  fileURLToPath(new URL('account-emails.fixture.ts', import.meta.url)),
)) as typeof fixtureTypes
const write = (language: Language) =>
  writeEachKind(language, {
    ...{ site: siteNamed('Rook & Rajah'), origin: ORIGIN, to: TO, page: PAGE, newEmail: NEW_EMAIL },
  })
const [ENGLISH, HINDI] = [write('en'), write('hi')]
const inHindi = Object.entries(HINDI).map(([kind, mail]) => [`${kind} in Hindi`, mail] as const)
const ALL = [...Object.entries(ENGLISH), ...inHindi]

describe('an email', () => {
  it.each(ALL)('%s: goes to its reader and says which site it is from', (_name, mail) => {
    expect(mail.to).toBe(TO)
    expect(mail.text).toMatch(new RegExp(`\\n-- \\nRook & Rajah\\n${ORIGIN}(?:/hi/)?\\n`))
    expect(mail.html).toContain('Rook &amp; Rajah')
  })

  it.each(ALL)('%s: says the same in text and in HTML', (_name, { text, html }) => {
    const words = new Set(
      html
        .replaceAll(/<style>[^]*<\/style>|<[^>]*>/g, ' ')
        .replaceAll('&amp;', '&')
        .replaceAll('&#39;', "'")
        .split(/\s+/),
    )
    const missing = text.split(/\s+/).filter((word) => !words.has(word) && !words.has(word.replace(/:$/, '')))
    // The line about the site: its full address in the plain text, a link in HTML.
    expect(
      missing.filter((word) => word !== '--' && !/^https:\/\/chess.example(\/hi\/)?$/.test(word)),
    ).toEqual([])
  })

  it.each(ALL)('%s: loads nothing from anywhere, and runs nothing', (_name, { html }) => {
    expect(html).not.toMatch(
      /<(img|link|script|iframe|object|form|video|audio|svg|base)\b|\ssrc=|\son\w+=|url\(|@import/i,
    )
  })

  it.each(ALL)('%s: has lines that mail programs leave alone', (_name, { text }) => {
    const long = text.split('\n').filter((line) => lengthOf(line) > 76)
    expect(long.filter((line) => !line.startsWith(ORIGIN))).toEqual([])
  })

  it.each(Object.entries(ENGLISH))('%s: is ASCII in English', (_name, { subject, text, html }) => {
    // oxlint-disable-next-line no-control-regex -- these are exactly the characters meant
    expect(subject + text + html).toMatch(/^[\u0000-\u007f]*$/)
  })

  it.each(Object.entries(HINDI))(
    '%s: is in Hindi, and leads to pages in Hindi',
    (_name, { subject, text, html }) => {
      expect(html).toContain('<html lang="hi">')
      expect(subject).toMatch(/^[\p{Script=Devanagari}\p{M} -]+$|^Google को/u)
      const latin = text
        .replaceAll(/https?:\S+|\S+@\S+/g, '')
        .replaceAll(/Rook & Rajah|Google|UTC|Firefox|Android/g, '')
      expect(latin.match(/[A-Za-z]{2,}/g)).toBeNull()
      for (const link of `${text} ${html}`.match(/https:\/\/chess\.example[^\s"<]*/g) ?? [])
        expect(link).toMatch(/^https:\/\/chess\.example\/hi\//)
      // Mail programs that make links of addresses would take punctuation of Devanagari for a part of them.
      expect(text).not.toMatch(/@[\w.]+[^\s\w.]/)
    },
  )

  it('names a device in its own language', () => {
    const textOf = (mail: Mail | undefined) => mail?.text.replaceAll('\n', ' ')
    expect(textOf(ENGLISH['newDevice'])).toContain('Firefox on Android, from the network 203.0.113.*')
    expect(textOf(HINDI['newDevice'])).toContain('Android पर Firefox, नेटवर्क 203.0.113.* से')
  })

  it.each([
    ['English', ENGLISH, `${ORIGIN}${PAGE}`, `${ORIGIN}/auth`],
    ['Hindi', HINDI, `${ORIGIN}/hi${PAGE}`, `${ORIGIN}/hi/auth`],
  ])(
    'with a link in %s shows it in full: on a separate line, as a button, and to copy',
    (_name, all, link, signIn) => {
      for (const [kind, address] of [
        ['confirmEmail', link],
        ['resetPassword', link],
        ['confirmNewEmail', link],
        ['alreadyRegistered', signIn],
      ] as const) {
        const { text, html } = all[kind]!
        expect(text.split('\n')).toContain(address)
        expect(html).toContain(`href="${address.replace('&', '&amp;')}"`)
        expect(html).toContain(`>${address.replace('&', '&amp;')}<`)
      }
    },
  )

  it('shows what others wrote as text, and as nothing else', () => {
    const evil = `"><script>alert(1)</script>'&@chess.example`
    const odd = makeAccountEmails(siteNamed('<b>"Rook" & \'Rajah\'</b>'), ORIGIN)
    for (const { html, text } of [
      odd.emailChanging({ to: TO, newEmail: evil }),
      odd.confirmEmail({ to: TO, page: '/"><b>' }),
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

const lengthOf = (line: string): number => [...new Intl.Segmenter('en').segment(line)].length

function siteNamed(SITE_NAME: string) {
  const parsed = parseEnv({ SITE_NAME })
  if (!parsed.ok) throw new Error(parsed.detail)
  return makeSite(parsed.value, ORIGIN)
}
