import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parseEnv, SETTING_NAMES } from './env.ts'
import { makeSite } from './site.ts'

describe('settings', () => {
  it('are all optional', () => {
    expect(parseEnv({})).toMatchObject({
      ok: true,
      value: { PORT: 3000, DATA_DIR: './data', LOG_LEVEL: 'info', SITE_NAME: 'Rook & Rajah' },
    })
  })

  it('count as missing if they are empty', () => {
    expect(parseEnv({ PORT: '', DATABASE_URL: '', SITE_NAME: '' })).toEqual(parseEnv({}))
  })

  it('keep an address in its short form', () => {
    expect(parseEnv({ ORIGIN: 'https://Chess.Example:443/' })).toMatchObject({
      value: { ORIGIN: 'https://chess.example' },
    })
  })

  const BAD: [string, string][] = [
    ['PORT', '3000.5'],
    ['PORT', '1e3'],
    ['PORT', ' 80'],
    ['PORT', '70000'],
    ['HOST', 'a b'],
    ['ORIGIN', 'ftp://chess.example'],
    ['ORIGIN', '//chess.test'],
    ['ORIGIN', 'https://user@chess.example'],
    ['ORIGIN', 'https://chess.example/?a=1'],
    ['DATABASE_URL', 'localhost:5432'],
    ['DATABASE_URL', 'http://chess.example'],
    ['LOG_LEVEL', 'INFO'],
    ['STRIPE_SECRET_KEY', 'sk_live with a space'],
    ['STRIPE_PRICE_LOVE', 'a hundred pounds'],
    ['STRIPE_API_BASE', 'stripe:8080'],
    ['ADSENSE_CLIENT', 'pub-77'],
    ['SITE_NAME', '   '],
    ['SITE_NAME', 'a'.repeat(201)],
    ['SITE_EMAIL', 'hello'],
    ['SITE_WEBSITE', 'javascript:alert(1)'],
    ['SITE_X', 'rook & rajah'],
  ]
  it.each([
    ['PORT', 'http', 'a whole number from 0 to 65535'],
    ['PORT', '65536', 'a whole number from 0 to 65535'],
    ['PORT', '-1', 'a whole number from 0 to 65535'],
    ['ORIGIN', 'chess.example', 'a web address such as https://chess.example'],
    ['LOG_LEVEL', 'loud', 'one of debug, info, warn, error, silent'],
    ['SITE_EMAIL', 'nobody', 'an email address'],
  ])('%s=%s must be %s', (name, value, wanted) => {
    expect(parseEnv({ [name]: value })).toMatchObject({ ok: false, detail: `${name} must be ${wanted}` })
  })

  it.each([
    ['ORIGIN', 'https://chess.example/play', /^ORIGIN must have no path, user name or query$/],
    ['DATABASE_URL', 'mysql://a:secret@b/c', /^DATABASE_URL must begin with postgres:\/\/[^@]*$/],
  ])('%s=%s is refused', (name, value, line) => {
    const parsed = parseEnv({ [name]: value })
    expect(parsed.ok ? '' : parsed.detail).toMatch(line)
  })

  it.each(BAD)('%s=%s is refused in one line that names the setting and not the value', (name, value) => {
    const parsed = parseEnv({ [name]: value })
    expect(parsed).toMatchObject({ ok: false, error: 'ERR_BAD_SETTING' })
    const lines = parsed.ok ? [] : (parsed.detail ?? '').split('\n')
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(new RegExp(`^${name} must [^\n]+$`))
    expect(lines[0]).not.toContain(value)
  })
})

describe('the site', () => {
  const site = (variables: Record<string, string>) => {
    const parsed = parseEnv(variables)
    if (!parsed.ok) throw new Error(parsed.detail)
    return makeSite(parsed.value, 'http://localhost:3000')
  }

  it('names no real mailbox until the operator does', () => {
    expect(site({}).email).toMatch(/\.example$/)
    expect(site({ SITE_EMAIL: 'us@chess.test' }).email).toBe('us@chess.test')
  })

  it('is its own website unless the operator has another', () => {
    expect(site({}).website).toBe('http://localhost:3000')
    expect(site({ SITE_WEBSITE: 'https://chess.test' }).website).toBe('https://chess.test')
  })
})

describe('files for operators', () => {
  const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')

  it('.env.example names every setting', () => {
    const example = read('.env.example')
    expect(SETTING_NAMES.filter((name) => !example.includes(`\n#${name}=`))).toEqual([])
  })

  it('compose.yaml passes on every setting but those that belong to the container', () => {
    const compose = read('compose.yaml')
    const ofContainer = ['PORT', 'HOST', 'DATA_DIR']
    const missing = SETTING_NAMES.filter((name) => !new RegExp(`^ +${name}: \\S`, 'm').test(compose))
    expect(missing).toEqual(ofContainer)
  })

  it('compose.yaml and Dockerfile pass the words of prerendered pages to the build', () => {
    const words = SETTING_NAMES.filter((name) => name.startsWith('SITE_') || name === 'ADSENSE_CLIENT')
    const argumentsOfImage = [...read('Dockerfile').matchAll(/^ARG (.+)$/gm)].flatMap(([, names = '']) =>
      names.split(' '),
    )
    const sorted = (names: readonly string[]) => names.toSorted((one, other) => one.localeCompare(other))
    expect(sorted(argumentsOfImage)).toEqual(sorted(words))
    const args = /args: &words\n((?: {8}.*\n)+)/.exec(read('compose.yaml'))?.[1] ?? ''
    expect(sorted([...args.matchAll(/^ +(\w+):/gm)].map(([, name = '']) => name))).toEqual(sorted(words))
  })
})
