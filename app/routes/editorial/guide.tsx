import { ArticlePage } from '#app/editorial/articles/article-page.tsx'
import { makeArticleWords } from '#app/discovery/article-words.ts'
import { pathOf } from '#app/editorial/page-path.ts'
import { findPost } from '#app/editorial/articles/post.server.ts'
import { RelatedPosts } from '#app/editorial/articles/related-posts.tsx'
import { PostLinks } from '#app/editorial/articles/neighbour-links.tsx'
import { Sources } from '#app/editorial/sources.tsx'
import { findFigure } from '#app/gallery/gallery.server.ts'
import { PictureFigure } from '#app/gallery/picture-figure.tsx'
import type { PageHandle } from '#app/page-handle.ts'
import { makePageMeta } from '#app/discovery/page-meta.ts'
import { Goals } from '#app/composition/goals.tsx'
import type { Route } from './+types/guide.ts'
import { words } from '#words/editorial'

/** One of the three articles for beginners, each with a separate route. */
export const handle = { js: false } satisfies PageHandle

export function loader({ request }: Route.LoaderArgs) {
  const slug = pathOf(request).replace('/blog/', '')
  const post = findPost(slug)
  if (post === undefined) throw new Error(`The routes name a guide that content/posts has not: ${slug}`)
  return { post, picture: findFigure(post.picture) }
}

export const meta = (args: Route.MetaArgs) =>
  makePageMeta(args, {
    section: words.articles.chessBlog,
    ...makeArticleWords('BlogPosting', args.loaderData.post, [
      { name: words.articles.chessBlog, path: '/blog' },
    ]),
  })

export default function Guide({ loaderData: { post, picture } }: Route.ComponentProps) {
  return (
    <ArticlePage
      goals={<Goals />}
      article={post.article}
      back={{ to: '/blog', label: words.articles.backToBlog }}
      picture={picture && <PictureFigure {...picture} />}
      after={
        <>
          <Sources sources={post.sources} />
          <PostLinks previous={post.previous} next={post.next} />
          <RelatedPosts title={words.relatedPosts.relatedChessArticles} posts={post.siblings} hasMore />
        </>
      }
    />
  )
}
