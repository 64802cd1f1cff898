import { index, route, type RouteConfig } from '@react-router/dev/routes'

export default [
  index('routes/home.tsx'),
  route('play', 'routes/play.tsx'),
  // The same screen under its other name; `/play` is the canonical one.
  route('game', 'routes/play.tsx', { id: 'game' }),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
