import type { OfferedTier } from '#contract/donation.ts'
import { Card } from '#app/ui/card.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { DonationForm, type DonationTrouble } from './donation-form.tsx'
import { makePostLink } from './post-link.ts'
import { SupportIcon, type SupportIconName } from './support-icon.tsx'
import { words } from '#words/support'

export interface SupportPageProps {
  readonly tiers: readonly OfferedTier[]
  readonly site: { readonly name: string; readonly email: string }
  readonly origin: string
  /** True for the practice checkout, which takes no money. */
  readonly isPractice: boolean
  readonly isOpen: boolean
  readonly promise: 'ad-free' | 'free forever'
  readonly trouble: DonationTrouble | undefined
  readonly wasCancelled: boolean
}

export function SupportPage(props: SupportPageProps) {
  const { tiers, site, origin, isPractice, isOpen, promise, trouble, wasCancelled } = props
  return (
    <main className="page pt-6 sm:pt-8">
      <header className="mx-auto max-w-[44rem] text-center">
        <h1 className="text-3xl sm:text-4xl">{words.supportPage.supportSmartChessCoaching}</h1>
        <p className="mt-4 text-lg text-muted">{words.supportPage.isAndNoAccount(site.name, promise)}</p>
        {!isOpen && <p className="mt-6 font-semibold">{words.supportPage.weCantAcceptGifts}</p>}
        {isPractice && (
          <p className="mt-6 inline-flex items-center gap-2 rounded-control border border-edge px-4 py-2 text-label font-semibold">
            <Icon name="alert" />
            {words.supportPage.practiceModeTheCheckoutTakes}
          </p>
        )}
      </header>
      <div className="mt-10">
        <DonationForm tiers={tiers} trouble={trouble} wasCancelled={wasCancelled} />
      </div>
      <section aria-labelledby="other-ways" className="pt-20">
        <h2 id="other-ways" className="text-center text-2xl sm:text-3xl">
          {words.supportPage.otherWaysToSupport}
        </h2>
        <ul className="mt-8 grid gap-4 md:grid-cols-3">
          {makeWays(site, origin).map(({ icon, title, text, href, action, isElsewhere }) => (
            <li key={title} className="grid">
              <Card className="flex flex-col items-start gap-2">
                <SupportIcon name={icon} className="size-7 text-green" />
                <h3 className="mt-1 text-lg">{title}</h3>
                <p className="text-label text-muted">{text}</p>
                <a
                  href={href}
                  {...(isElsewhere && { target: '_blank', rel: 'noopener noreferrer' })}
                  className="mt-auto inline-flex min-h-11 items-center gap-2 font-semibold text-green underline"
                >
                  {action}
                </a>
              </Card>
            </li>
          ))}
        </ul>
      </section>
    </main>
  )
}

interface Way {
  readonly icon: SupportIconName
  readonly title: string
  readonly text: string
  readonly href: string
  readonly action: string
  readonly isElsewhere?: true
}

const makeWays = ({ name, email }: SupportPageProps['site'], origin: string): readonly Way[] => [
  {
    icon: 'megaphone',
    title: words.supportPage.spreadTheWord,
    text: words.supportPage.tellTheOneFriend,
    href: makePostLink(name, origin),
    action: words.supportPage.shareOnX,
    isElsewhere: true,
  },
  {
    icon: 'flask',
    title: words.supportPage.betaTesting,
    text: words.supportPage.seeNewFeaturesBeforeOthers,
    href: mailTo(email, words.supportPage.betaTestingFor(name)),
    action: words.supportPage.becomeATester,
  },
  {
    icon: 'handshake',
    title: words.supportPage.partnerships,
    text: words.supportPage.aClubASchool,
    href: mailTo(email, words.supportPage.aPartnership(name)),
    action: words.supportPage.startAConversation,
  },
]

const mailTo = (email: string, subject: string): string =>
  `mailto:${email}?subject=${encodeURIComponent(subject)}`
