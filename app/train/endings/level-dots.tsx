import { words } from '#words/train/endings'
import { MOST_LEVEL } from './ending-progress.ts'

/** Three dots, one for each solved position; described in words. */
export const LevelDots = ({ level }: { readonly level: number }) => (
  <span className="ending-dots" data-level={level}>
    <span className="sr-only">{words.page.stars(level, MOST_LEVEL)}</span>
    {Array.from({ length: MOST_LEVEL }, (_, index) => (
      <span key={index} aria-hidden="true" className={index < level ? 'is-full' : undefined} />
    ))}
  </span>
)
