import type { LinkFieldsProps } from './link-fields.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { lazyPart } from '#app/ui/lazy-part.tsx'
import { words } from '#words/online'

const LinkFields = lazyPart(async () => (await import('./link-fields.tsx')).LinkFields)

/** The links to a running game, folded away. */
export const OnlineLinks = (props: LinkFieldsProps) => (
  <details className="folded">
    <summary>
      <Icon name="copy" />
      {words.onlineLinks.links}
    </summary>
    <LinkFields {...props} />
  </details>
)
