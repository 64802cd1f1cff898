// oxlint-disable-next-line import/default -- Vite answers the query with an address, not with the module
import url from './ads.ts?worker&url'

/** In the head of every page of a site with ads, and of no other. */
export function AdsScript({ client }: { readonly client: string }) {
  return (
    <>
      <meta name="ad-client" content={client} />
      <script type="module" async src={url} />
    </>
  )
}
