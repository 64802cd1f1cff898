import { index, route, type RouteConfig } from '@react-router/dev/routes'
import { listRoutes } from '#content/pages/lists.ts'

/** The manifest lists the pages and files (content/pages/manifest.ts). */
export default listRoutes().map(({ path, file, id }) => {
  const options = id === undefined ? {} : { id }
  return path === '' ? index(file, options) : route(path, file, options)
}) satisfies RouteConfig
