import { richText } from '#app/ui/rich-text.ts'
import { words } from '#words/openings'

interface OpeningNameProps {
  readonly name: string
  /** Its code, to show after the name. */
  readonly eco?: string | null
}

export const OpeningName = ({ name, eco }: OpeningNameProps) =>
  richText(words.name(name, (text) => <span lang="en">{text}</span>, eco))
