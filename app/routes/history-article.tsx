import { ArticlePage } from '#app/editorial/article-page.tsx'
import { makeArticleWords } from '#app/discovery/article-words.ts'
import { Sources, StoryLinks, Timeline } from '#app/editorial/history-parts.tsx'
import { findHistoryArticle } from '#app/editorial/history.server.ts'
import { pathOf } from '#app/editorial/page-path.ts'
import type { PageHandle } from '#app/page-handle.ts'
import { makePageMeta } from '#app/discovery/page-meta.ts'
import type { Route } from './+types/history-article.ts'

export const handle = { js: false } satisfies PageHandle

export const loader = ({ request }: Route.LoaderArgs) => findHistoryArticle(pathOf(request))

export const meta = (args: Route.MetaArgs) => makePageMeta(args, makeArticleWords('Article', args.loaderData))

export default function HistoryArticle({ loaderData }: Route.ComponentProps) {
  const { article, timeline, sources, previous, next } = loaderData
  return (
    <ArticlePage
      article={article}
      back={{ to: '/', label: 'Back to Home' }}
      after={
        <>
          <Timeline entries={timeline} />
          <Sources sources={sources} />
          <StoryLinks previous={previous} next={next} />
        </>
      }
    />
  )
}
