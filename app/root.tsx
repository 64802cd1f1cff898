import { useEffect, type ReactNode } from 'react'
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteLoaderData,
} from 'react-router'
import { originContext, siteContext } from '#server/context.server.ts'
import type { Route } from './+types/root.ts'
import { AuthProvider, useAuth } from './auth/auth-provider.tsx'
import { wake } from './browser/early-presses.ts'
import { isMissing, type PageHandle } from './page-handle.ts'
import { makePageMeta } from './discovery/page-meta.ts'
import { AdsScript } from './ui/ads/ads-script.tsx'
import { canonicalOf } from './ui/chrome/site-links.ts'
import { SiteFooter } from './ui/chrome/site-footer.tsx'
import { SiteHeader } from './ui/chrome/site-header.tsx'
import { SkipLink } from './ui/chrome/skip-link.tsx'
import { ErrorPage } from './ui/error-page.tsx'
import { NotFoundPage } from './ui/not-found-page.tsx'
import eczarHindi from './ui/fonts/eczar-devanagari-600.woff2?url'
import eczar from './ui/fonts/eczar-latin-600.woff2?url'
import muktaHindi400 from './ui/fonts/mukta-devanagari-400.woff2?url'
import muktaHindi600 from './ui/fonts/mukta-devanagari-600.woff2?url'
import mukta400 from './ui/fonts/mukta-latin-400.woff2?url'
import mukta600 from './ui/fonts/mukta-latin-600.woff2?url'
import './app.css'
import { words as locale } from '#words/locale'
import { words } from '#words/shell'
import { isTranslatedHere, localAddress } from '#words/addresses.ts'
import { LANGUAGES } from '#words/languages.ts'
import { listTranslations, nameTranslations } from './discovery/sitemap.ts'

export function loader({ context }: Route.LoaderArgs) {
  const { name, strapline, operator, address, email, adClient } = context.get(siteContext)
  return { site: { name, strapline, operator, address, email }, adClient, origin: context.get(originContext) }
}

/** The site's name and URL do not change while the server runs. */
export const shouldRevalidate = () => false

/** The default description of a page. */
export const meta = ({ location, loaderData }: Route.MetaArgs): Route.MetaDescriptors =>
  makePageMeta({ location, matches: [{ loaderData }] }, {})

export function links(): Route.LinkDescriptors {
  return [
    // The three fonts of every first viewport: without the third, labels shift slightly when it arrives. Browsers request fonts
    // without credentials, and the hint must match.
    ...[
      mukta400,
      eczar,
      mukta600,
      ...(locale.language === 'hi' ? [muktaHindi400, eczarHindi, muktaHindi600] : []),
    ].map((url) => ({
      rel: 'preload' as const,
      as: 'font' as const,
      type: 'font/woff2',
      href: url,
      crossOrigin: 'anonymous' as const,
    })),
    { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
    { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
    { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
    { rel: 'manifest', href: localAddress('/manifest.webmanifest') },
    ...(isTranslatedHere('/feed.xml')
      ? [
          {
            rel: 'alternate',
            type: 'application/rss+xml',
            title: words.root.newArticles,
            href: localAddress('/feed.xml'),
          },
        ]
      : []),
  ]
}

/** Colours of the browser's frame, the same as the page's background. */
const FRAME_COLORS = { light: '#fbf7ee', dark: '#14120e' }

export function Layout({ children }: { children: ReactNode }) {
  // Absent only if this file's loader failed.
  const data = useRouteLoaderData<typeof loader>('root')
  const matches = useMatches()
  const handles = matches.map((match) => match.handle as PageHandle | undefined)
  const { pathname } = useLocation()
  const hasScripts = handles.every((handle) => handle?.js !== false)
  const hasAddress =
    handles.every((handle) => handle?.canonical !== false) &&
    !matches.some(({ loaderData }) => isMissing(loaderData))
  useEffect(() => wake(document.body), [])
  return (
    <html lang={locale.lang} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {/* If the user chose light or dark, before-paint.js corrects which of these applies. */}
        {(['light', 'dark'] as const).map((scheme) => (
          <meta
            key={scheme}
            name="theme-color"
            media={`(prefers-color-scheme: ${scheme})`}
            data-scheme={scheme}
            content={FRAME_COLORS[scheme]}
            suppressHydrationWarning
          />
        ))}
        <Meta />
        {data && hasAddress && <Addresses origin={data.origin} page={canonicalOf(pathname)} />}
        {/* Style sheets, icons and fonts are allowed by origin. React Router would set the nonce on the server but not in the
            browser, which would cause a hydration mismatch. */}
        <Links nonce="" />
        {/* Runs before the first paint, so that links of the other sign-in state, or the wrong colour scheme, never flash. */}
        <script src="/before-paint.js" />
        {data?.adClient && <AdsScript client={data.adClient} hasReact={hasScripts} />}
      </head>
      {/* The server's HTML waits for the script, which takes the mark away. */}
      <body
        className="flex min-h-dvh flex-col"
        data-waits={import.meta.env.SSR && hasScripts ? '' : undefined}
        suppressHydrationWarning
      >
        <AuthProvider>
          <SkipLink />
          {data && <Header name={data.site.name} />}
          {/* Pages have their own <main>; this is only the target of the skip link. */}
          <div id="content" tabIndex={-1} className="below-header grow outline-none">
            {children}
          </div>
          {data && <SiteFooter {...data.site} hasAds={data.adClient !== undefined} />}
        </AuthProvider>
        {hasScripts && <ScrollRestoration />}
        {hasScripts && <Scripts />}
      </body>
    </html>
  )
}

/** The page's own address, and those of its translations. */
const Addresses = ({ origin, page }: { readonly origin: string; readonly page: string }) => (
  <>
    <link rel="canonical" href={origin + localAddress(page)} />
    {(import.meta.env.SSR ? listTranslations(page) : nameTranslations(page, LANGUAGES)).map(
      ({ hreflang, address }) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={origin + address} />
      ),
    )}
  </>
)

function Header({ name }: { readonly name: string }) {
  const { signOut } = useAuth()
  return <SiteHeader name={name} onSignOut={() => void signOut()} />
}

export default function Root() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  return isMissing ? <NotFoundPage /> : <ErrorPage />
}
