import { useEffect, useRef } from 'react'
// oxlint-disable-next-line import/default -- Vite answers the query with an address, not with the module
import url from './ads.ts?worker&url'

interface AdsScriptProps {
  readonly client: string
  /** React will take the page over. */
  readonly hasReact: boolean
}

/** In the head of every page of a site with ads, and of no other. */
export function AdsScript({ client, hasReact }: AdsScriptProps) {
  const meta = useRef<HTMLMetaElement>(null)
  // Until React has taken the page over, what the script would put into it were a page that React does not know.
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
