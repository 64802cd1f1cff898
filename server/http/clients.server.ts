import type { ServerBuild } from 'react-router'
import { readBuilt } from '#server/made-at-build.server.ts'
import { addressIn, isRouteTranslated } from '#words/addresses.ts'
import type { Language } from '#words/languages.ts'

/** The client of a language other than English, as scripts/building/add-client.mjs lists it. */
interface Client {
  /** React Router's list of routes. */
  readonly assets: ServerBuild['assets']
  /** The counterparts of scripts that the server's pages name by the English file. */
  readonly scripts: Readonly<Record<string, string>>
}

const clients = new Map<Language, Client | undefined>()

/** Undefined in development, where Vite serves one client. */
function clientOf(language: Language): Client | undefined {
  if (!clients.has(language)) {
    const built = readBuilt(`client-${language}.json`)
    clients.set(language, built && (JSON.parse(built.toString()) as Client))
  }
  return clients.get(language)
}

/**
 * The build for pages in a language: its client's scripts, its addresses, and only the routes of translated pages, on the
 * server and in the browser.
 */
export function buildIn(language: Language, build: ServerBuild): ServerBuild {
  if (language === 'en') return build
  const assets = clientOf(language)?.assets ?? build.assets
  return {
    ...build,
    basename: addressIn('', language),
    routes: keepTranslated(build.routes, language),
    assets: { ...assets, routes: keepTranslated(assets.routes, language) },
  }
}

const keepTranslated = <T extends { readonly path?: string | undefined }>(
  routes: Readonly<Record<string, T | undefined>>,
  language: Language,
): Record<string, T> =>
  Object.fromEntries(
    Object.entries(routes).flatMap(([id, route]) =>
      route !== undefined && isRouteTranslated(`/${route.path ?? ''}`, language)
        ? [[id, route] as const]
        : [],
    ),
  )

const SCRIPT = /\/assets\/[\w.-]+\.js/g

/** HTML with the scripts of a language in place of the English ones. */
export function withScriptsOf(language: Language, html: string): string {
  const scripts = language === 'en' ? undefined : clientOf(language)?.scripts
  return scripts === undefined ? html : html.replaceAll(SCRIPT, (script) => scripts[script] ?? script)
}
