import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{chess,engine,content,server,app,bench,scripts}/**/*.test.{ts,tsx,mjs}'],
    testTimeout: 60_000,
  },
})
