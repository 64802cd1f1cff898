import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // The server is the entry of the SSR build, so that pages and server are one program sharing one set of modules.
  environments: { ssr: { build: { rollupOptions: { input: './server/main.ts' } } } },
})
