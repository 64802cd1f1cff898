interface TimelineProps {
  readonly entries: readonly { readonly when: string; readonly what: string }[]
}

export function Timeline({ entries }: TimelineProps) {
  return (
    <section aria-labelledby="timeline" className="timeline article-column">
      <h2 id="timeline">Timeline</h2>
      <dl>
        {entries.map(({ when, what }) => (
          <div key={when + what}>
            <dt>{when}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

interface Neighbour {
  readonly path: string
  readonly title: string
}

interface StoryLinksProps {
  readonly previous: Neighbour | undefined
  readonly next: Neighbour | undefined
}

/** The five articles tell one story. */
export function StoryLinks({ previous, next }: StoryLinksProps) {
  return (
    <nav aria-label="History of chess" className="story-links article-column">
      {previous && (
        <a href={previous.path}>
          <span>Before this</span>
          {previous.title}
        </a>
      )}
      {next && (
        <a href={next.path}>
          <span>What came next</span>
          {next.title}
        </a>
      )}
    </nav>
  )
}
