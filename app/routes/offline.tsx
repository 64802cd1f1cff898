import { makeMissingMeta } from '#app/discovery/page-meta.ts'
import type { PageHandle } from '#app/page-handle.ts'
import { LinkButton } from '#app/ui/link-button.tsx'
import type { Route } from './+types/offline.ts'

/** Kept on the device, and shown in place of a page that only the network has. */
export const handle = { js: false, canonical: false } satisfies PageHandle

export const meta = (args: Route.MetaArgs) => makeMissingMeta(args, 'You are offline')

export default function Offline() {
  return (
    <main className="page grid justify-items-center gap-2 py-12 text-center sm:py-20">
      <div aria-hidden="true" className="ashtapada mb-6 w-56 sm:w-72" />
      <h1 className="text-3xl">You are offline</h1>
      <p className="mb-6 max-w-[34rem] text-lg text-muted">
        This page is not on your device, and it cannot be fetched now. The game is here: you can play the
        computer at every level, or somebody beside you.
      </p>
      <LinkButton to="/play" kind="primary">
        Play Chess
      </LinkButton>
    </main>
  )
}
