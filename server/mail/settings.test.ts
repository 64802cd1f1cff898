import { describe, expect, it } from 'vitest'
import { parseEnv } from '#server/env.ts'
import { senderOf } from './settings.ts'
import { makeSite } from '#server/site.ts'

describe('the sender of emails', () => {
  const SENDERS: [Record<string, string>, { name: string; address: string }][] = [
    [{}, { name: 'Rook & Rajah', address: 'hello@rookandrajah.example' }],
    [
      { SITE_NAME: 'Club', SITE_EMAIL: 'a@club.example' },
      { name: 'Club', address: 'a@club.example' },
    ],
    [
      { MAIL_FROM: 'b@club.example', SITE_NAME: 'Club' },
      { name: 'Club', address: 'b@club.example' },
    ],
    [{ MAIL_FROM: 'Chess, mates <b@club.example>' }, { name: 'Chess, mates', address: 'b@club.example' }],
    [{ MAIL_FROM: '"The Club" <b@club.example>' }, { name: 'The Club', address: 'b@club.example' }],
    [{ MAIL_FROM: '<b@club.example>' }, { name: 'Rook & Rajah', address: 'b@club.example' }],
  ]
  it.each(SENDERS)('%j', (variables, sender) => {
    const parsed = parseEnv(variables)
    expect(parsed.ok && senderOf(parsed.value, makeSite(parsed.value, 'https://chess.example'))).toEqual(
      sender,
    )
  })

  it.each([
    'nobody',
    'Chess <nobody>',
    'a@b.example, c@d.example',
    'a@b.example\r\nBcc: c@d.example',
    '<a@b.example> c',
  ])('is not %j', (MAIL_FROM) =>
    expect(parseEnv({ MAIL_FROM })).toMatchObject({
      ok: false,
      detail: expect.stringMatching(/^MAIL_FROM must be[^\n]*$/) as string,
    }),
  )
})

describe('the mail server', () => {
  it.each(['smtp://localhost:1025', 'smtps://me%40club.example:a%3Ab@mail.club.example', 'smtp://[::1]:25'])(
    'may be %s',
    (SMTP_URL) => expect(parseEnv({ SMTP_URL }).ok).toBe(true),
  )

  it.each(['mail.club.example', 'http://mail.club.example', 'smtp:', 'smtp://', 'smtp:///x'])(
    'is not %j',
    (SMTP_URL) =>
      expect(parseEnv({ SMTP_URL })).toEqual({
        ok: false,
        error: 'ERR_BAD_SETTING',
        detail: 'SMTP_URL must begin with smtp:// or smtps:// and name a server',
      }),
  )
})
