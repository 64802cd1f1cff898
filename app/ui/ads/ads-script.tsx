import { useEffect, useRef } from 'react'
// oxlint-disable-next-line import/default -- Vite answers the query with an address, not with the module
import url from './ads.ts?worker&url'

interface AdsScriptProps {
  readonly client: string
  /** True on pages that React hydrates. */
  readonly hasReact: boolean
}

/** Included in the head of every page, only on sites with ads. */
export function AdsScript({ client, hasReact }: AdsScriptProps) {
  const meta = useRef<HTMLMetaElement>(null)
  // Waits for hydration: elements added earlier would cause a mismatch.
  useEffect(() => {
    if (meta.current === null) return
    meta.current.dataset['awake'] = ''
    meta.current.dispatchEvent(new Event('awake'))
  }, [])
  return (
    <>
      <meta ref={meta} name="ad-client" content={client} data-react={hasReact || undefined} />
      <script type="module" async src={url} />
    </>
  )
}
