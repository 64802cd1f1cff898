import { describe, expect, it } from 'vitest'
import { createLog, LOG_LEVELS, type LogLevel } from './log.ts'

function logged(level: LogLevel, ...line: Parameters<ReturnType<typeof createLog>>): string {
  let text = ''
  createLog(
    level,
    (written) => (text += written),
    () => new Date(0),
  )(...line)
  return text
}
const fieldsOf = (fields: Record<string, unknown>) =>
  JSON.parse(logged('debug', 'info', 'm', fields)) as Record<string, unknown>

describe('the log', () => {
  it('writes one line of JSON', () => {
    expect(logged('info', 'warn', 'not found', { path: '/a' })).toBe(
      '{"time":"1970-01-01T00:00:00.000Z","level":"warn","message":"not found","path":"/a"}\n',
    )
  })

  it('keeps quiet below its level', () => {
    const heard = LOG_LEVELS.map((level) =>
      (['debug', 'info', 'warn', 'error'] as const).filter((line) => logged(level, line, 'm') !== ''),
    )
    expect(heard).toEqual([
      ['debug', 'info', 'warn', 'error'],
      ['info', 'warn', 'error'],
      ['warn', 'error'],
      ['error'],
      [],
    ])
  })

  it('cannot be made to write a second line, or to colour a terminal', () => {
    const evil = 'a\r\n{"level":"info"}\u001b[31m\u009b31m\u2028\u007f'
    const line = logged('info', 'info', evil, { path: evil, [evil]: 1 })
    // oxlint-disable-next-line no-control-regex -- these are exactly the characters meant
    expect(line.slice(0, -1)).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/)
    expect(JSON.parse(line)).toMatchObject({ message: evil, path: evil })
  })

  it.each([
    'cookie',
    'Set-Cookie',
    'authorization',
    'password',
    'newPassword',
    'email',
    'email',
    'AUTH_SECRET',
    'refresh_token',
    'apiKey',
  ])('does not say what a field named %s held', (name) => {
    expect(fieldsOf({ headers: { [name]: 'hunter2' } })).toMatchObject({ headers: { [name]: '[redacted]' } })
  })

  it('hides email addresses and passwords in addresses, wherever they stand', () => {
    const error = new Error('no mailbox anna@chess.test', {
      cause: new Error('postgres://rook:hunter2@db/site'),
    })
    const line = logged('info', 'error', 'sent to <anna.b+c@mail.chess.test>', {
      error,
      list: ['anna@chess.test'],
    })
    expect(line).not.toMatch(/anna|hunter2/)
    const texts = ['a@b.c', 'x=a@b.c&y', '@a@b.c', 'a@b@c.d', 'a@b', '@b.c', 'a.b', 'a'.repeat(20)]
    expect(fieldsOf({ texts })['texts']).toEqual([
      ...['[email]', 'x=[email]&y', '[email]', '[email]'],
      ...['a@b', '@b.c', 'a.b', 'a'.repeat(20)],
    ])
  })

  it('leaves out what a database error carries beside its message', () => {
    const error = Object.assign(new Error('duplicate key'), {
      code: '23505',
      detail: 'Key (name)=(anna)',
      parameters: ['anna'],
    })
    expect(fieldsOf({ error })['error']).toEqual({
      name: 'Error',
      message: 'duplicate key',
      code: '23505',
      stack: expect.any(String) as string,
    })
  })

  it('survives any value', () => {
    const loop: Record<string, unknown> = { big: 10n, when: new Date(0), nothing: null }
    loop['self'] = loop
    expect(fieldsOf({ loop })).toMatchObject({
      loop: { big: '10', when: '1970-01-01T00:00:00.000Z', nothing: null },
    })
    expect(logged('info', 'info', 'a'.repeat(100_000)).length).toBeLessThan(10_000)
  })
})
