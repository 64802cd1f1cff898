/** Dependencies that build the site and are no part of it. `npm start` installs them, so they are not among the packages for tests. */
export const BUILD_TOOLS = new Set([
  '@react-router/dev',
  '@tailwindcss/vite',
  'fontkit',
  'marked',
  'rolldown',
  'sharp',
  'tailwindcss',
  'vite',
  'yaml',
])
