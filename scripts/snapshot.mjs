import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { words as coachEn } from '../words/coach/en.ts'
import { words as coachHi } from '../words/coach/hi.ts'
import { SAMPLE_FACTS } from '../words/coach/sample-facts.fixture.ts'
import { words as emailsEn } from '../words/emails/en.ts'
import { words as emailsHi } from '../words/emails/hi.ts'
import { BUILD, SERVER_BUNDLE } from './paths.mjs'
import { ensureSite } from './setup/ensure.mjs'

/**
 * `npm run snapshot [FOLDER]` writes the text of every page, every email and about 1,000 of the coach's sentences in each
 * language, one text per file, to build/snapshot or FOLDER. `diff -r` of two folders shows which texts a change has changed.
 */
await ensureSite()
const folder = process.argv[2] ?? join(BUILD, 'snapshot')
rmSync(folder, { recursive: true, force: true })

function write(name, text) {
  const file = join(folder, `${name}.txt`)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${text}\n`)
}

/** Pages that search engines do not index, and so are not in the sitemap. */
const UNLISTED = [
  ...['/game', '/online/aaaaaaaaaaaa', '/watch/aaaaaaaaaaaa', '/dashboard', '/train/mistakes', '/offline'],
  ...[
    '/auth',
    '/auth?mode=sign-up',
    '/auth/forgotten',
    '/auth/two-factor',
    '/account/deleted',
    '/no-such-page',
  ],
]

const ENTITIES = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' }
const decode = (text) =>
  text
    .replaceAll(/&#x([0-9a-f]+);/gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replaceAll(/&(\w+);/g, (whole, name) => ENTITIES[name] ?? whole)

const BLOCK =
  /^<\/?(?:p|div|section|article|header|footer|main|nav|ul|ol|li|h\d|t[rdh]|label|button|option|figure|dialog|summary|br|a)\b/

/** The texts of a page, a line for each block: those of its head, those of its body, and the names of its elements. */
function textOf(html) {
  const head = html.slice(0, html.indexOf('<body'))
  const heads = [/<title>(.*?)<\/title>/s, /name="description" content="([^"]*)"/].map(
    (pattern) => pattern.exec(head)?.[1] ?? '',
  )
  const body = html
    .slice(html.indexOf('<body'))
    .replaceAll(/<(script|style)\b.*?<\/\1>/gs, '')
    .replaceAll(/<[^<>]*>/g, (tag) => {
      const names = [...tag.matchAll(/ (?:aria-label|alt|title|placeholder)="([^"]+)"/g)]
      return `${BLOCK.test(tag) || names.length > 0 ? '\n' : ''}${names.map(([, name]) => `[${name}]\n`).join('')}`
    })
  return decode(
    [...heads, ...body.split('\n')]
      .map((line) => line.trim())
      .filter((line) => line !== '')
      .join('\n'),
  )
}

async function writePages() {
  const data = mkdtempSync(join(tmpdir(), 'rook-snapshot-'))
  const server = spawn(process.execPath, [SERVER_BUNDLE], {
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', PORT: '0', DATA_DIR: data, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    const origin = await new Promise((resolve, reject) => {
      server.stdout.on('data', (text) => {
        const ready = /^ready (\S+)$/m.exec(String(text))
        if (ready) resolve(ready[1])
      })
      server.once('exit', () => reject(new Error('the server did not start')))
    })
    const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text()
    const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(
      ([, address]) => new URL(decode(address)).pathname,
    )
    const pages = [...listed, ...UNLISTED, ...UNLISTED.map((page) => `/hi${page}`)]
    for (const page of pages) {
      const html = await (await fetch(origin + page)).text()
      const name = page.replaceAll(/[?=]/g, '-').replace(/\/$/, '/index')
      write(`pages${name}`, textOf(html).replaceAll(origin, 'ORIGIN'))
    }
    return pages.length
  } finally {
    server.kill()
    await new Promise((resolve) => server.once('close', resolve))
    rmSync(data, { recursive: true, force: true })
  }
}

const SENDER = { name: 'Rook & Rajah', email: 'hello@example.org', origin: 'https://example.org' }
const DATA = {
  link: 'https://example.org/link',
  signIn: 'https://example.org/auth',
  reset: 'https://example.org/auth/forgotten',
  device: 'Firefox, Linux',
  place: '192.0.2.1',
  at: new Date(0),
  newEmail: 'new@example.org',
}

function writeEmails(language, { accounts }) {
  for (const [kind, make] of Object.entries(accounts)) {
    const { subject, paragraphs, button, notes } = make(SENDER, DATA)
    const lines = [subject, ...paragraphs, ...(button ? [button] : []), ...notes]
    const text = lines.map((line) => (typeof line === 'string' ? line : `${line.label}: ${line.link}`))
    write(`emails/${language}/${kind}`, text.join('\n'))
  }
}

const OF_EACH_KIND = 60

function writeSentences(language, { facts }) {
  for (const [kind, samples] of Object.entries(SAMPLE_FACTS)) {
    const step = Math.ceil(samples.length / OF_EACH_KIND)
    const spoken = samples
      .filter((_, index) => index % step === 0)
      .map((data) => facts[kind]({ kind, ...data }))
    write(`coach/${language}/${kind}`, spoken.join('\n'))
  }
}

writeEmails('en', emailsEn)
writeEmails('hi', emailsHi)
writeSentences('en', coachEn)
writeSentences('hi', coachHi)
console.log(`${await writePages()} pages, the emails and the coach's sentences are in ${folder}`)
