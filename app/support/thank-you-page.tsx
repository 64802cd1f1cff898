import { buttonClass } from '#app/ui/button-style.ts'
import { Icon } from '#app/ui/icon.tsx'
import { makePostLink } from './post-link.ts'
import { SupportIcon } from './support-icon.tsx'
import { words } from '#words/support'
import { richText } from '#app/ui/rich-text.ts'
import { PageAnchor } from '#app/ui/page-anchor.tsx'

/** The state of the visitor's payment. */
export type PaymentStanding = 'paid' | 'unpaid' | 'unknown' | 'unasked' | 'none'

export interface ThankYouPageProps {
  readonly standing: PaymentStanding
  readonly site: { readonly name: string; readonly email: string }
  readonly origin: string
  /** `ad-free` on sites without ads, `free forever` on sites with ads. */
  readonly promise: 'ad-free' | 'free forever'
  readonly isPractice: boolean
  /** The URL of the page, including the payment. */
  readonly here: string
}

export function ThankYouPage({ standing, site, origin, promise, isPractice, here }: ThankYouPageProps) {
  return (
    <main className="page grid justify-items-center gap-5 pt-10 text-center sm:pt-16">
      <span
        className={`grid size-20 place-items-center rounded-full ${standing === 'paid' ? 'bg-gold text-on-gold' : 'bg-sunken text-green'}`}
      >
        <SupportIcon name="heart" className="size-10" />
      </span>
      {standing === 'paid' ? (
        <Confirmed name={site.name} promise={promise} isPractice={isPractice} />
      ) : (
        <Unconfirmed standing={standing} email={site.email} here={here} />
      )}
      <div className="mt-4 flex flex-wrap justify-center gap-3">
        {/* The supporter's name is on the wall. */}
        <PageAnchor
          href={standing === 'paid' ? '/#wall' : '/'}
          className={buttonClass('secondary', 'normal')}
        >
          {words.thankYouPage.returnToHome}
        </PageAnchor>
        <PageAnchor href="/play" className={buttonClass('primary', 'normal')}>
          {words.thankYouPage.playChess}
        </PageAnchor>
        <a
          href={makePostLink(site.name, origin)}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass('secondary', 'normal')}
        >
          <Icon name="share" />
          {words.thankYouPage.share}
        </a>
      </div>
    </main>
  )
}

interface ConfirmedProps extends Pick<ThankYouPageProps, 'promise' | 'isPractice'> {
  readonly name: string
}

function Confirmed({ name, promise, isPractice }: ConfirmedProps) {
  return (
    <>
      <h1 className="text-4xl sm:text-5xl">{words.thankYouPage.thankYou}</h1>
      <p className="max-w-[36rem] text-lg">{words.thankYouPage.yourContributionKeepsOur(name, promise)}</p>
      <p className="inline-flex items-center gap-2 rounded-control border border-success px-4 py-2 text-label font-semibold text-success">
        <Icon name="done" />
        {words.thankYouPage.youHaveBeenAdded}
      </p>
      <p className="max-w-[36rem] text-label text-muted">
        {isPractice ? words.thankYouPage.whereInPractice : words.thankYouPage.where}
      </p>
    </>
  )
}

interface UnconfirmedProps {
  readonly standing: Exclude<PaymentStanding, 'paid'>
  readonly email: string
  readonly here: string
}

function Unconfirmed({ standing, email, here }: UnconfirmedProps) {
  return (
    <>
      <h1 className="text-3xl sm:text-4xl">{words.thankYouPage.thankYouForThinking}</h1>
      <p role="status" className="max-w-[36rem] text-lg">
        {words.thankYouPage.unconfirmed[standing]}
      </p>
      {standing !== 'none' && (
        <p className="max-w-[36rem] text-label text-muted">
          {richText(
            words.thankYouPage.hasYourBankTaken(
              <a className="underline" href={`mailto:${email}`}>
                {email}
              </a>,
            ),
          )}
        </p>
      )}
      {standing === 'none' && (
        <PageAnchor href="/support" className="font-semibold text-green underline">
          {words.thankYouPage.supportUs}
        </PageAnchor>
      )}
      {(standing === 'unasked' || standing === 'unpaid') && (
        <a href={here} className={buttonClass('secondary', 'normal')}>
          {words.thankYouPage.checkAgain}
        </a>
      )}
    </>
  )
}
