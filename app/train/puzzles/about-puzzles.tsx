import { AboutScreen } from '#app/ui/about-screen.tsx'
import { words } from '#words/train/puzzles'
import { richText } from '#app/ui/rich-text.ts'

export const AboutPuzzles = () => (
  <AboutScreen title={words.aboutPuzzles.title}>
    <p>{words.aboutPuzzles.everyPuzzleComes}</p>
    <p>{richText(words.aboutPuzzles.puzzlesOfYourStrength((text) => <strong>{text}</strong>))}</p>
    <p>{richText(words.aboutPuzzles.noAccountAndOfflineToo((text) => <strong>{text}</strong>))}</p>
    <p>
      {richText(
        words.aboutPuzzles.newToTacticsTheLessons(
          (text) => <a href="/learn">{text}</a>,
          (text) => <a href="/train/rush">{text}</a>,
        ),
      )}
    </p>
  </AboutScreen>
)
