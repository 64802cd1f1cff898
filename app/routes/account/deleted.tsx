import { AccountDeletedPage } from '#app/account/account-deleted-page.tsx'
import { makePageMeta } from '#app/discovery/page-meta.ts'
import type { PageHandle } from '#app/page-handle.ts'
import { words } from '#words/account'
import type { Route } from './+types/deleted.ts'

export const handle = { canonical: false } satisfies PageHandle

export const meta = (args: Route.MetaArgs) => [
  ...makePageMeta(args, { title: words.deletedPage.title, hasPicture: false }),
  { name: 'robots', content: 'noindex' },
]

export default function AccountDeleted() {
  return <AccountDeletedPage />
}
