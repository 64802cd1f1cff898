import type { TestProject } from 'vitest/node'
import { findPostgres } from './postgres-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A server on which tests may create and drop databases; empty where there is none. */
    postgresUrl: string
  }
}

export default async function setup(project: TestProject): Promise<(() => void) | undefined> {
  const server = await findPostgres()
  project.provide('postgresUrl', server?.url ?? '')
  return server?.stop
}
