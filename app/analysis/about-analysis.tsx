import { AboutScreen } from '#app/ui/about-screen.tsx'
import { richText } from '#app/ui/rich-text.ts'
import { words } from '#words/analysis'
import { PageAnchor } from '#app/ui/page-anchor.tsx'

const strong = (text: string) => <strong>{text}</strong>

export const AboutAnalysis = () => (
  <AboutScreen title={words.aboutAnalysis.title}>
    <p>{words.aboutAnalysis.intro}</p>
    <p>{richText(words.aboutAnalysis.variationsAndNotes(strong))}</p>
    <p>{richText(words.aboutAnalysis.positionsAndGames(strong))}</p>
    <p>
      {richText(
        words.aboutAnalysis.whatToReadFirst(strong, (text) => <PageAnchor href="/review">{text}</PageAnchor>),
      )}
    </p>
  </AboutScreen>
)
