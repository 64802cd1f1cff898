import { useEffect, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { watchSiteWorker, type ShowNewVersion } from './site-worker.ts'

/** Makes the page work offline, and offers a newer version when there is one. A running game survives the change. */
export function UpdateNotice() {
  const [ready, setReady] = useState<{ show: ShowNewVersion }>()
  useEffect(() => watchSiteWorker((show) => setReady({ show })), [])
  return (
    // Over the page and at its foot, so that nothing moves when it comes; there before it speaks, so that it is heard.
    <div
      aria-live="polite"
      className="pointer-events-none fixed inset-x-0 bottom-0 z-20 grid justify-items-center p-3"
    >
      {ready && (
        <div className="pointer-events-auto flex flex-wrap items-center gap-3 rounded-card border border-edge bg-surface py-2 pr-2 pl-4 text-label">
          <p className="grow">A new version is ready.</p>
          <Button onClick={() => setReady(undefined)}>Later</Button>
          <Button onClick={() => ready.show()}>Reload</Button>
        </div>
      )}
    </div>
  )
}
