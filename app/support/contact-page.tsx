import type { ReactNode } from 'react'
import { buttonClass } from '#app/ui/button-style.ts'
import { Card } from '#app/ui/card.tsx'
import { SupportIcon, type SupportIconName } from './support-icon.tsx'
import { words } from '#words/support'

export interface ContactPageProps {
  readonly site: {
    readonly name: string
    readonly email: string
    readonly website: string
    readonly operator: string
    readonly address: string
    readonly social: { readonly x: string; readonly instagram: string; readonly youtube: string }
  }
}

export function ContactPage({ site }: ContactPageProps) {
  const { name, email, website, operator, address, social } = site
  return (
    <main className="page pt-6 sm:pt-8">
      <h1 className="text-3xl sm:text-4xl">{words.contactPage.contactUs}</h1>
      <p className="mt-4 max-w-[36rem] text-lg text-muted">{words.contactPage.aQuestionAFault}</p>
      <div className="mt-10 grid gap-4 md:grid-cols-2">
        <Way icon="mail" title={words.contactPage.email}>
          <a className="break-words underline" href={`mailto:${email}`}>
            {/* Prefers a line break here. */}
            {email.slice(0, email.indexOf('@') + 1)}
            <wbr />
            {email.slice(email.indexOf('@') + 1)}
          </a>
        </Way>
        <Way icon="globe" title={words.contactPage.website}>
          <a className="break-words underline" href={website}>
            {website.replace(/^https?:\/\//, '')}
          </a>
        </Way>
        <Way icon="at" title={words.contactPage.social}>
          <ul className="grid gap-1">
            {listAccounts(social).map(({ network, handle, href }) => (
              <li key={network} className="flex flex-wrap gap-x-3">
                <span className="w-24 text-muted">{network}</span>
                <a className="underline wrap-anywhere" href={href} rel="noopener noreferrer">
                  {handle}
                </a>
              </li>
            ))}
          </ul>
        </Way>
        <Way icon="home" title={words.contactPage.post}>
          <p>
            {operator}
            <br />
            {address}
          </p>
        </Way>
      </div>
      <Collaboration email={email} name={name} />
    </main>
  )
}

function Collaboration({ email, name }: { readonly email: string; readonly name: string }) {
  const subject = encodeURIComponent(words.contactPage.collaborationWith(name))
  return (
    <Card
      aria-labelledby="collaboration"
      className="mt-4 grid items-center gap-6 sm:p-8 md:grid-cols-[1fr_auto]"
    >
      <div>
        <h2 id="collaboration" className="text-xl sm:text-2xl">
          {words.contactPage.pressAndCollaboration}
        </h2>
        <p className="mt-2 max-w-[36rem] text-muted">{words.contactPage.writingAboutChessInIndia}</p>
      </div>
      <a href={`mailto:${email}?subject=${subject}`} className={buttonClass('primary', 'normal')}>
        <SupportIcon name="mail" />
        {words.contactPage.startCollaboration}
      </a>
    </Card>
  )
}

interface WayProps {
  readonly icon: SupportIconName
  readonly title: string
  readonly children: ReactNode
}

function Way({ icon, title, children }: WayProps) {
  return (
    <Card className="grid grid-cols-[auto_1fr] gap-4 max-[17rem]:grid-cols-1">
      <span className="grid size-12 place-items-center rounded-full bg-sunken text-green">
        <SupportIcon name={icon} className="size-6" />
      </span>
      <div className="min-w-0">
        <h2 className="mb-1 text-lg">{title}</h2>
        {children}
      </div>
    </Card>
  )
}

const listAccounts = ({ x, instagram, youtube }: ContactPageProps['site']['social']) => [
  { network: 'X', handle: x, href: `https://x.com/${x.slice(1)}` },
  { network: 'Instagram', handle: instagram, href: `https://www.instagram.com/${instagram.slice(1)}` },
  { network: 'YouTube', handle: youtube, href: `https://www.youtube.com/${youtube}` },
]
