import type { ReactNode } from 'react'

/** Text in the remaining space of the stage's column, where it scrolls. */
export const LessonText = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls
  <div role="group" tabIndex={0} aria-label={title} className="lesson-text stage-fills">
    {children}
  </div>
)
