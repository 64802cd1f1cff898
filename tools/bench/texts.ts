/**
 * Lists every text of the site with its date, words and reading grade. Also writes docs/texts.md.
 * `npm run bench -- texts`
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse as parseYaml } from 'yaml'
import { fillFigures, parsePeople } from '#content/series/people.ts'
import { words } from '#words/lessons'
import type { LessonWords } from '#words/lessons/lesson-words.ts'
import { countText, gradeOf, proseOf } from './texts/reading-grade.ts'

export const description = 'The list of texts, each with its date, words and reading grade'

const FOLDERS = ['posts', 'history', 'players', 'gallery', 'legal', 'house'] as const
type Kind = (typeof FOLDERS)[number] | 'lessons'

interface TextRow {
  readonly kind: Kind
  readonly slug: string
  /** The date of publication, or of the last change that the text names; empty for texts without a date. */
  readonly date: string
  readonly words: number
  readonly grade: number
}

export function run(): Promise<readonly TextRow[]> {
  const rows = [...FOLDERS.flatMap(readFolder), ...Object.entries(words.lessons).map(rowOfLesson)]
  writeFileSync(join('docs', 'texts.md'), makeList(rows))
  return Promise.resolve(rows)
}

function readFolder(kind: (typeof FOLDERS)[number]): readonly TextRow[] {
  const people = parsePeople(readFileSync(join('content', 'series', 'people.json'), 'utf8'))
  const folder = join('content', kind)
  return (
    readdirSync(folder)
      // Reading grades are for English.
      .filter((name) => name.endsWith('.md') && !name.endsWith('.hi.md'))
      .toSorted()
      .map((name) => {
        const filled = fillFigures(readFileSync(join(folder, name), 'utf8'), people)
        const text = filled.ok ? filled.value : readFileSync(join(folder, name), 'utf8')
        const [, front = '', ...body] = text.split(/^---$/m)
        const counts = countText(proseOf(body.join('---')))
        return {
          kind,
          slug: name.slice(0, -'.md'.length),
          date: dateOf(parseYaml(front) as Front),
          words: counts.words,
          grade: gradeOf(counts),
        }
      })
  )
}

interface Front {
  readonly date?: string
  readonly updated?: string
  readonly added?: string
  readonly recentUpdates?: readonly { readonly date: string }[]
}

const dateOf = ({ date, updated, added, recentUpdates }: Front): string =>
  date ?? updated ?? recentUpdates?.[0]?.date ?? added ?? ''

function rowOfLesson([slug, { summary, text, boards }]: readonly [string, LessonWords]): TextRow {
  const asked = boards.flatMap(({ ask, learnt }) => [ask, learnt ?? ''])
  const counts = countText([summary, ...text, ...asked].join('\n'))
  return { kind: 'lessons', slug, date: '', words: counts.words, grade: gradeOf(counts) }
}

const TITLES: Record<Kind, string> = {
  posts: 'Posts',
  history: 'History',
  players: 'Profiles',
  gallery: 'Gallery',
  lessons: 'Lessons',
  legal: 'Legal',
  house: 'The house',
}

function makeList(rows: readonly TextRow[]): string {
  const kinds = Object.keys(TITLES) as Kind[]
  const parts = kinds.map((kind) => {
    const own = rows.filter((row) => row.kind === kind)
    const lines = own.map(({ slug, date, words, grade }) => `| ${slug} | ${date} | ${words} | ${grade} |`)
    return [
      `## ${TITLES[kind]}`,
      '',
      '| text | date | words | grade |',
      '| --- | --- | --- | --- |',
      ...lines,
      '',
    ].join('\n')
  })
  const words = rows.reduce((sum, row) => sum + row.words, 0)
  const middle = rows.map(({ grade }) => grade).toSorted((a, b) => a - b)[Math.floor(rows.length / 2)]
  return [
    '# Texts',
    '',
    `${rows.length} texts, ${words.toLocaleString('en-GB')} words, median reading grade ${middle} (Flesch-Kincaid: years of school).`,
    'Written by `npm run bench -- texts`; boards, charts and tables do not count. The date is that of publication, or of the newest',
    'entry of a profile; lessons have none.',
    '',
    ...parts,
  ].join('\n')
}
