import { words } from '#words/editorial'

interface TimelineProps {
  readonly entries: readonly { readonly when: string; readonly what: string }[]
}

export function Timeline({ entries }: TimelineProps) {
  return (
    <section aria-labelledby="timeline" className="timeline article-column">
      <h2 id="timeline">{words.timeline.timeline}</h2>
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
