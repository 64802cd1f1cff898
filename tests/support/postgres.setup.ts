import type { TestProject } from 'vitest/node'
import { dropIdleDatabases } from './postgres-pool.ts'
import { findPostgres } from './postgres-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A server on which tests may create and drop databases; empty if there is none. */
    postgresUrl: string
  }
}

export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const server = await findPostgres()
  project.provide('postgresUrl', server?.url ?? '')
  if (server === undefined) return undefined
  await dropIdleDatabases(server.url)
  return async () => {
    await dropIdleDatabases(server.url)
    server.stop()
  }
}
