/** Dependencies that build the site but are not shipped with it. `npm start` installs them, unlike the packages for tests. */
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
