import { AboutScreen } from '#app/ui/about-screen.tsx'
import { words } from '#words/train/puzzles'
import { richText } from '#app/ui/rich-text.ts'
import { PageAnchor } from '#app/ui/page-anchor.tsx'

export const AboutPuzzles = () => (
  <AboutScreen title={words.aboutPuzzles.title}>
    <p>{words.aboutPuzzles.everyPuzzleComes}</p>
    <p>{richText(words.aboutPuzzles.puzzlesOfYourStrength((text) => <strong>{text}</strong>))}</p>
    <p>{richText(words.aboutPuzzles.noAccountAndOfflineToo((text) => <strong>{text}</strong>))}</p>
    <p>
      {richText(
        words.aboutPuzzles.newToTacticsTheLessons(
          (text) => <PageAnchor href="/learn">{text}</PageAnchor>,
          (text) => <PageAnchor href="/train/rush">{text}</PageAnchor>,
        ),
      )}
    </p>
  </AboutScreen>
)
