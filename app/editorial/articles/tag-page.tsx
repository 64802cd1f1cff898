import type { ReactNode } from 'react'
import { tagPath, type Tag } from '#content/tags.ts'
import '#app/editorial/article.css'
import { BackLink } from '#app/editorial/back-link.tsx'
import { BoardSymbols } from '#app/editorial/boards/board-symbols.tsx'
import { AllTags } from './all-tags.tsx'
import { PostCard } from './post-card.tsx'
import type { PostSummary } from './post-summary.ts'
import { words } from '#words/editorial'

interface TagPageProps {
  readonly tag: Tag
  /** The tag in the reader's language. */
  readonly name: string
  readonly intro: string
  readonly articles: readonly PostSummary[]
  readonly pictureOf: (article: PostSummary) => ReactNode
  /** The number of articles with this tag in English, of which other languages have some. */
  readonly inEnglish: number
  /** All tags of the blog. */
  readonly tags: readonly Tag[]
}

/** Every post and chapter of the history that carries a tag. */
export function TagPage({ tag, name, intro, articles, pictureOf, inEnglish, tags }: TagPageProps) {
  return (
    <main className="page pt-4 sm:pt-8">
      <BoardSymbols />
      <BackLink to="/blog">{words.articles.backToBlog}</BackLink>
      <h1 className="mt-3 text-3xl sm:text-4xl">{name}</h1>
      <p className="mt-3 max-w-[38rem] text-lg text-muted">{intro}</p>
      <div className="post-grid mt-8">
        {articles.map((article) => (
          <PostCard key={article.path} post={article} picture={pictureOf(article)} heading="h2" withBoard />
        ))}
      </div>
      {inEnglish > articles.length && (
        <p className="mt-6">
          <a href={tagPath(tag)} hrefLang="en" className="text-green underline">
            {words.tag.allInEnglish(inEnglish)}
          </a>
        </p>
      )}
      <AllTags tags={tags} current={tag} />
    </main>
  )
}
