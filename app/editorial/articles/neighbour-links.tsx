import { words } from '#words/editorial'

interface Neighbour {
  readonly path: string
  readonly title: string
}

interface NeighbourLinksProps {
  readonly label: string
  readonly names: { readonly previous: string; readonly next: string }
  readonly previous: Neighbour | undefined
  readonly next: Neighbour | undefined
}

/** Links to the texts before and after a text in its list. */
export function NeighbourLinks({ label, names, previous, next }: NeighbourLinksProps) {
  return (
    <nav aria-label={label} className="neighbour-links article-column">
      {previous && (
        <a href={previous.path} rel="prev">
          <span>{names.previous}</span>
          {previous.title}
        </a>
      )}
      {next && (
        <a href={next.path} rel="next">
          <span>{names.next}</span>
          {next.title}
        </a>
      )}
    </nav>
  )
}

/** Links to the posts before and after this one in the blog's list. */
export const PostLinks = (neighbours: Pick<NeighbourLinksProps, 'previous' | 'next'>) => (
  <NeighbourLinks
    label={words.neighbourLinks.previousAndNextPost}
    names={{ previous: words.neighbourLinks.previousPost, next: words.neighbourLinks.nextPost }}
    {...neighbours}
  />
)
