import { ArticlePage } from '#app/editorial/article-page.tsx'
import { Sources, StoryLinks, Timeline } from '#app/editorial/history-parts.tsx'
import { findHistoryArticle } from '#app/editorial/history.server.ts'
import { pathOf } from '#app/editorial/page-path.ts'
import type { PageHandle } from '#app/page-handle.ts'
import { siteContext } from '#server/context.server.ts'
import type { Route } from './+types/history-article.ts'

export const handle = { js: false } satisfies PageHandle

export function loader({ request, context }: Route.LoaderArgs) {
  return { site: context.get(siteContext).name, ...findHistoryArticle(pathOf(request)) }
}

export const meta = ({ loaderData: { site, article, description, keywords } }: Route.MetaArgs) => [
  { title: `${article.title} - ${site}` },
  { name: 'description', content: description },
  { name: 'keywords', content: keywords },
]

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
