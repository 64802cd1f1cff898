import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/**
 * Two chunks that every page with scripts shares. One for the framework: it compresses 2.4 kB better whole than in the
 * four pieces it falls into by itself, and a visitor keeps it from release to release. One for the frame of the house:
 * a handful of files of a few hundred bytes each, which cost more in overhead than in content.
 */
const CHUNKS = [
  { name: 'framework', test: /node_modules/ },
  {
    name: 'house',
    test: /app[\\/]ui[\\/](chrome|button|link-button|icon|mark|error-page|not-found-page).*\.tsx?$/,
  },
]

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // The server is the entry of the SSR build, so that pages and server are one program sharing one set of modules.
  environments: {
    ssr: { build: { rollupOptions: { input: './server/main.ts' } } },
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } } } },
  },
})
