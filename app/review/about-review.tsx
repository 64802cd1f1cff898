import { AboutScreen } from '#app/ui/about-screen.tsx'
import { richText } from '#app/ui/rich-text.ts'
import { words } from '#words/review'
import { PageAnchor } from '#app/ui/page-anchor.tsx'

const strong = (text: string) => <strong>{text}</strong>
const linkTo = (href: string) => (text: string) => <PageAnchor href={href}>{text}</PageAnchor>

export const AboutReview = () => (
  <AboutScreen title={words.aboutReview.title}>
    <p>{words.aboutReview.pasteAGame}</p>
    <p>{richText(words.aboutReview.reasons(strong, linkTo('/how-we-measured')))}</p>
    <p>{richText(words.aboutReview.tryItAgain(strong, linkTo('/train/mistakes')))}</p>
    <p>{richText(words.aboutReview.ownGames(strong, linkTo('/play'), linkTo('/dashboard')))}</p>
  </AboutScreen>
)
