import type { Document } from '#content/document.ts'
import { nextStepOf } from '#content/next-steps.ts'
import type { Tag } from '#content/tags.ts'
import type { Article } from './article-page.tsx'
import { proseOf } from '#app/editorial/prose.server.ts'
import { words } from '#words/labels'

/** Shorter pages have no table of contents. */
const SECTIONS_FOR_CONTENTS = 3
const MINUTES_FOR_CONTENTS = 4

interface ArticleData {
  readonly slug: string
  readonly title: string
  readonly excerpt: string
  readonly tags: readonly Tag[]
  readonly date: string
  readonly author: string
}

export function makeArticle(document: Document<ArticleData>): Article {
  const { slug, title, excerpt, tags, date, author } = document.data
  const { html, headings, readingMinutes } = proseOf(document)
  const sections = headings.filter(({ level }) => level === 2)
  const isLong = sections.length >= SECTIONS_FOR_CONTENTS && readingMinutes >= MINUTES_FOR_CONTENTS
  return {
    title,
    lead: excerpt,
    tags,
    date,
    author,
    html,
    next: nextStepOf(slug, words.nextSteps),
    readingMinutes,
    contents: isLong ? sections : [],
    hasBoards: html.includes('<svg class="board"'),
    hasGames: html.includes('<chess-replay'),
    hasGoals: html.includes(' data-goal="'),
    seed: slug.length,
  }
}
