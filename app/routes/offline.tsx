import { makeMissingMeta } from '#app/discovery/page-meta.ts'
import type { PageHandle } from '#app/page-handle.ts'
import { LinkButton } from '#app/ui/link-button.tsx'
import type { Route } from './+types/offline.ts'
import { words } from '#words/shell'

/** Stored on the device and shown in place of pages that need the network. */
export const handle = { js: false, canonical: false } satisfies PageHandle

export const meta = (args: Route.MetaArgs) => makeMissingMeta(args, words.offline.youAreOffline)

export default function Offline() {
  return (
    <main className="page grid justify-items-center gap-2 py-12 text-center sm:py-20">
      <div aria-hidden="true" className="ashtapada mb-6 w-[min(14rem,100%)] sm:w-72" />
      <h1 className="text-3xl">{words.offline.youAreOffline}</h1>
      <p className="mb-6 max-w-[34rem] text-lg text-muted">{words.offline.thisPageIsNotOn}</p>
      <LinkButton to="/play" kind="primary">
        {words.offline.playChess}
      </LinkButton>
    </main>
  )
}
