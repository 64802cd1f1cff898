import type { ReactNode } from 'react'
import type { Heading } from '#content/markdown.ts'
import { TableOfContents } from './table-of-contents.tsx'

interface ArticleBodyProps {
  /** Empty if the text is too short to need a table of contents. */
  readonly contents: readonly Heading[]
  readonly children: ReactNode
}

/** The text of an article, and beside it on wide screens its table of contents. */
export const ArticleBody = ({ contents, children }: ArticleBodyProps) => (
  <div className="article-body">
    {contents.length > 0 && <TableOfContents headings={contents} />}
    {children}
  </div>
)
