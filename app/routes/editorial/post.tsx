import { data } from 'react-router'
import { ArticlePage } from '#app/editorial/articles/article-page.tsx'
import { makeArticleWords } from '#app/discovery/article-words.ts'
import { MissingPage } from '#app/editorial/missing-page.tsx'
import { findPost } from '#app/editorial/articles/post.server.ts'
import { RelatedPosts } from '#app/editorial/articles/related-posts.tsx'
import { PostLinks } from '#app/editorial/articles/neighbour-links.tsx'
import { Sources } from '#app/editorial/sources.tsx'
import { findFigure } from '#app/gallery/gallery.server.ts'
import { PictureFigure } from '#app/gallery/picture-figure.tsx'
import type { PageHandle } from '#app/page-handle.ts'
import { makeMissingMeta, makePageMeta } from '#app/discovery/page-meta.ts'
import { Goals } from '#app/composition/goals.tsx'
import type { Route } from './+types/post.ts'
import { words } from '#words/editorial'

export const handle = { js: false } satisfies PageHandle

export function loader({ params }: Route.LoaderArgs) {
  const post = findPost(params.slug)
  return data(
    { post, picture: findFigure(post?.picture), isMissing: post === undefined },
    { status: post === undefined ? 404 : 200 },
  )
}

export function meta(args: Route.MetaArgs): Route.MetaDescriptors {
  const { post } = args.loaderData
  if (post === undefined) return makeMissingMeta(args, words.post.postNotFound)
  return makePageMeta(args, {
    section: words.articles.chessBlog,
    ...makeArticleWords('BlogPosting', post, [{ name: words.articles.chessBlog, path: '/blog' }]),
  })
}

export default function Post({ loaderData: { post, picture } }: Route.ComponentProps) {
  if (post === undefined)
    return (
      <MissingPage
        title={words.post.postNotFound}
        message={words.post.thePostDoesNotExist}
        back={backToBlog()}
      />
    )
  return (
    <ArticlePage
      goals={<Goals />}
      article={post.article}
      back={backToBlog()}
      isArchive={post.isArchive}
      picture={picture && <PictureFigure {...picture} />}
      after={
        <>
          <Sources sources={post.sources} />
          <PostLinks previous={post.previous} next={post.next} />
          <RelatedPosts title={words.relatedPosts.relatedPosts} posts={post.related} />
        </>
      }
    />
  )
}

const backToBlog = () => ({ to: '/blog', label: words.articles.backToBlog })
