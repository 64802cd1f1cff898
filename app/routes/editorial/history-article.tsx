import { ArticlePage } from '#app/editorial/articles/article-page.tsx'
import { makeArticleWords } from '#app/discovery/article-words.ts'
import { findHistoryArticle } from '#app/editorial/articles/history.server.ts'
import { NeighbourLinks } from '#app/editorial/articles/neighbour-links.tsx'
import { Timeline } from '#app/editorial/articles/timeline.tsx'
import { pathOf } from '#app/editorial/page-path.ts'
import { Sources } from '#app/editorial/sources.tsx'
import { findFigure } from '#app/gallery/gallery.server.ts'
import { PictureFigure } from '#app/gallery/picture-figure.tsx'
import type { PageHandle } from '#app/page-handle.ts'
import { makePageMeta } from '#app/discovery/page-meta.ts'
import { Goals } from '#app/composition/goals.tsx'
import type { Route } from './+types/history-article.ts'
import { words } from '#words/editorial'

export const handle = { js: false } satisfies PageHandle

export function loader({ request }: Route.LoaderArgs) {
  const found = findHistoryArticle(pathOf(request))
  return { ...found, picture: findFigure(found.picture) }
}

export const meta = (args: Route.MetaArgs) => makePageMeta(args, makeArticleWords('Article', args.loaderData))

export default function HistoryArticle({ loaderData }: Route.ComponentProps) {
  const { article, picture, timeline, sources, previous, next } = loaderData
  return (
    <ArticlePage
      goals={<Goals />}
      article={article}
      back={{ to: '/', label: words.articles.backToHome }}
      picture={picture && <PictureFigure {...picture} />}
      after={
        <>
          <Timeline entries={timeline} />
          <Sources sources={sources} />
          <NeighbourLinks
            label={words.neighbourLinks.historyOfChess}
            names={{ previous: words.neighbourLinks.beforeThis, next: words.neighbourLinks.whatCameNext }}
            previous={previous}
            next={next}
          />
        </>
      }
    />
  )
}
