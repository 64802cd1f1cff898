import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readEmail } from '../../tests/support/read-email.ts'
import { makeEmail } from './message.ts'
import { makeFileName, makeOutbox } from './outbox.ts'

const NOW = new Date('2026-11-21T13:55:06.123Z')
const LINK = `https://chess.example/auth/confirm?token=${'a'.repeat(300)}`
const uncut = new AbortController().signal

describe('the outbox', () => {
  let data: string
  beforeEach(() => void (data = mkdtempSync(join(tmpdir(), 'rook-outbox-'))))
  afterEach(() => rmSync(data, { recursive: true, force: true }))
  const folder = () => join(data, 'outbox')
  const deliver = (to: string) => makeOutbox(folder(), () => NOW)(messageTo(to), uncut)

  it('writes a whole email to a file that only its owner can read', async () => {
    expect(await deliver('anand@chess.example')).toEqual({ ok: true, value: undefined })
    expect(readdirSync(folder())).toEqual(['2026-11-21T13-55-06.123Z-anand@chess.example.eml'])
    const path = join(folder(), '2026-11-21T13-55-06.123Z-anand@chess.example.eml')
    expect(statSync(folder()).mode & 0o777).toBe(0o700)
    expect(statSync(path).mode & 0o777).toBe(0o600)
    const email = readFileSync(path, 'utf8')
    for (const line of [
      'From: "Rook & Rajah" <hello@chess.example>',
      'To: anand@chess.example',
      'Subject: Confirm',
      'Message-ID: <id-1@chess.example>',
      'Date: Sat, 21 Nov 2026 13:00:00 +0000',
      'Auto-Submitted: auto-generated',
    ]) {
      expect(email.split('\r\n')).toContain(line)
    }
    const { text, html } = readEmail(email)
    expect({ text, html }).toEqual({
      text: `Confirm:\n${LINK}\n`,
      html: `<a href="${LINK}">Confirm</a>`,
    })
  })

  it('loses none of several to one address at one time', async () => {
    await Promise.all([1, 2, 3].map(() => deliver('anand@chess.example')))
    expect(readdirSync(folder()).map((name) => name.slice(25))).toEqual([
      'anand@chess.example-2.eml',
      'anand@chess.example-3.eml',
      'anand@chess.example.eml',
    ])
  })

  it('that cannot be written is a mail server that is down', async () => {
    writeFileSync(folder(), '')
    expect(await deliver('anand@chess.example')).toEqual({
      ok: false,
      error: 'ERR_MAIL_SERVER_DOWN',
      detail: expect.stringMatching(/^E[A-Z]+$/) as string,
    })
  })

  it.each([
    ['a/../../etc/passwd@chess.example', 'a_.._.._etc_passwd@chess.example'],
    ['"a b\u0000\r\n"@chess.example', '_a_b____@chess.example'],
    ['विश्वनाथन@chess.example', '_________@chess.example'],
    [`${'a'.repeat(300)}@chess.example`, 'a'.repeat(100)],
  ])('has a safe name for %j', (address, name) => expect(makeFileName(address)).toBe(name))
})

function messageTo(to: string) {
  return makeEmail(
    {
      id: 'id-1',
      to,
      subject: 'Confirm',
      text: `Confirm:\n${LINK}\n`,
      html: `<a href="${LINK}">Confirm</a>`,
      created_at: '2026-11-21T13:00:00.000Z',
      attempts: 1,
      next_attempt_at: '2026-11-21T13:00:00.000Z',
    },
    { name: 'Rook & Rajah', address: 'hello@chess.example' },
  )
}
