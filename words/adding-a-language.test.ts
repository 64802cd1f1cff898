import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'
import { afterAll, describe, expect, it } from 'vitest'

/**
 * A small project with the real languages.ts, by-request.ts and imports of package.json, to which Tamil is added. It shows
 * which files a new language needs: a row in languages.ts, a condition in package.json, and the language's word modules.
 */
const ROOT = fileURLToPath(new URL('..', import.meta.url))
const TSC = join(
  dirname(createRequire(import.meta.url).resolve('@typescript/native/package.json')),
  'bin',
  'tsc',
)
const folder = mkdtempSync(join(tmpdir(), 'rook-tamil-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const write = (path: string, text: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}
const edit = (path: string, from: string, to: string) => {
  const text = readFileSync(join(folder, path), 'utf8')
  expect(text).toContain(from)
  write(path, text.replace(from, to))
}

const ENGLISH = `export const words = {
  play: 'Play', check: 'check', mate: 'checkmate',
  takes: (piece: 'r' | 'b') => \`takes the \${{ r: 'rook', b: 'bishop' }[piece]}\`,
}
`
/** Ten words. In Tamil the object of a verb has its case as a suffix: யானை, யானையை. */
const TAMIL_GRAMMAR = `const OBJECT = { r: 'யானையை', b: 'மந்திரியை' } as const
export const pieceAsObject = (piece: 'r' | 'b'): string => OBJECT[piece]
`
const TAMIL = `import type { words as en } from './en.ts'
import { pieceAsObject } from '../grammar/ta.ts'
export const words: typeof en = {
  play: 'விளையாடு', check: 'முற்றுகை', mate: 'இறுதி முற்றுகை',
  takes: (piece) => \`\${pieceAsObject(piece)} வெட்டுகிறது\`,
}
`
const TAMIL_LETTERS = /\p{Script=Tamil}/u

function setUp() {
  for (const file of ['languages.ts', 'by-request.ts', 'pseudo.ts'])
    cpSync(join(ROOT, 'words', file), join(folder, 'words', file))
  const { imports } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { imports: object }
  write('package.json', JSON.stringify({ type: 'module', imports }))
  write('words/greeting/en.ts', ENGLISH)
  write(
    'words/greeting/index.ts',
    "import { byRequest } from '../by-request.ts'\nimport { words as en } from './en.ts'\nexport const words = byRequest({ en })\n",
  )
  // Hindi has words for features that this project does not have.
  edit('words/languages.ts', "['en', 'hi']", "['en']")
  edit('words/languages.ts', ", hi: 'हिंदी'", '')
  write('page.ts', "import { words } from '#words/greeting'\nconsole.log(words.play, words.takes('r'))\n")
  write('tsconfig.json', JSON.stringify({ extends: join(ROOT, 'tsconfig.base.json'), include: ['**/*.ts'] }))
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
}

async function bundle(...conditions: string[]): Promise<string> {
  const built = await rolldown({
    input: join(folder, 'page.ts'),
    platform: 'node',
    resolve: { conditionNames: [...conditions, 'import', 'default'] },
    logLevel: 'silent',
  })
  const { output } = await built.generate({ format: 'esm', minify: true })
  await built.close()
  return output[0].code
}

function typeErrors(): string[] {
  try {
    execFileSync(process.execPath, [TSC, '-p', 'tsconfig.json', '--types', 'node'], {
      cwd: folder,
      encoding: 'utf8',
    })
    return []
  } catch (error) {
    return (error as { stdout: string }).stdout.split('\n').filter((line) => line.includes('error TS'))
  }
}

describe('adding Tamil', () => {
  setUp()

  it('changes no byte of the English client, and the Tamil client holds no English', async () => {
    const before = await bundle()
    edit('words/languages.ts', "['en']", "['en', 'ta']")
    edit('words/languages.ts', "en: 'English'", "en: 'English', ta: 'தமிழ்'")
    edit('package.json', '"words-by-request"', '"words-ta":"./words/*/ta.ts","words-by-request"')
    expect(typeErrors()).toEqual([expect.stringContaining('words/greeting/index.ts(3')])

    write('words/grammar/ta.ts', TAMIL_GRAMMAR)
    write('words/greeting/ta.ts', TAMIL)
    edit(
      'words/greeting/index.ts',
      "from './en.ts'\n",
      "from './en.ts'\nimport { words as ta } from './ta.ts'\n",
    )
    edit('words/greeting/index.ts', '{ en }', '{ en, ta }')
    expect(typeErrors()).toEqual([])

    expect(await bundle()).toBe(before)
    const tamil = await bundle('words-ta')
    expect(tamil).toContain('விளையாடு')
    expect(tamil).not.toContain('Play')
    const server = await bundle('words-by-request')
    expect(server).toMatch(TAMIL_LETTERS)
    expect(server).toContain('Play')
  })

  it('does not compile while a message is missing or has another form', () => {
    edit('words/greeting/ta.ts', "check: 'முற்றுகை', ", '')
    expect(typeErrors()).toEqual([expect.stringMatching(/ta\.ts.*'check' is missing/)])
    edit('words/greeting/ta.ts', 'play:', "check: () => 'முற்றுகை', play:")
    expect(typeErrors()).toEqual([expect.stringMatching(/ta\.ts/)])
  })
})
