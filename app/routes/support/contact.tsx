import { makeBreadcrumbs } from '#app/discovery/json-ld.ts'
import { makePageMeta } from '#app/discovery/page-meta.ts'
import type { PageHandle } from '#app/page-handle.ts'
import { ContactPage } from '#app/support/contact-page.tsx'
import { siteContext } from '#server/context.server.ts'
import type { Route } from './+types/contact.ts'
import { words } from '#words/support'

export const handle = { js: false } satisfies PageHandle

export function loader({ context }: Route.LoaderArgs) {
  const { name, email, website, operator, address, social } = context.get(siteContext)
  return { site: { name, email, website, operator, address, social } }
}

export const meta = (args: Route.MetaArgs) =>
  makePageMeta(args, {
    title: words.contact.contactUs,
    description: words.contact.howToReachUsEmail,
    keywords: 'contact, chess press, chess collaboration',
    things: (place) => [makeBreadcrumbs(place, [{ name: words.contact.contactUs }])],
  })

export default function Contact({ loaderData }: Route.ComponentProps) {
  return <ContactPage {...loaderData} />
}
