import { Icon } from '#app/ui/icon.tsx'
import { Niche } from '#app/ui/ornament/niche.tsx'
import { Thumbnail } from '#app/editorial/boards/thumbnail.tsx'
import { Byline } from './byline.tsx'
import type { PostSummary } from './post-card.tsx'
import { TagList } from '#app/editorial/tag-list.tsx'
import { richText } from '#app/ui/rich-text.ts'
import { words } from '#words/editorial'

export function FeaturedPost({ post }: { readonly post: PostSummary }) {
  const { path, title, excerpt, tags, date, author, emblem } = post
  return (
    <article className="featured-post" data-post={path}>
      <div className="featured-story">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="rounded-full bg-gold px-2.5 py-0.5 text-sm font-semibold text-on-gold">
            {words.featuredPost.featured}
          </span>
          <TagList tags={tags} />
        </div>
        <h2 className="mt-4 text-2xl lg:text-3xl">
          <a href={path} className="stretched-link">
            {title}
          </a>
        </h2>
        <p className="mt-3 mb-4 max-w-[36rem] text-lg text-muted">{excerpt}</p>
        <Byline {...{ date, author }} />
        <a
          href={path}
          className="relative mt-3 inline-flex min-h-11 items-center gap-2 font-semibold text-green"
        >
          {richText(words.articles.readMore((text) => <span className="sr-only">{text}</span>, title))}
          <Icon name="arrow" />
        </a>
      </div>
      {emblem && (
        <div className="featured-board">
          <Niche>
            <Thumbnail view={emblem} />
          </Niche>
        </div>
      )}
    </article>
  )
}
