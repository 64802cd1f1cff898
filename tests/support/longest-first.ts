import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Runs the slowest files first. In a fresh clone Vitest has no timings and starts with the largest files: the development
 * server's test, a small file that takes 17 seconds, would run last beside idle cores.
 */
const LONGEST = [
  'server/live/live-faults.integration.test.ts',
  'server/accounts/attacks.integration.test.ts',
  'scripts/dev.integration.test.mjs',
  'server/accounts/auth.integration.test.ts',
  'server/faults.integration.test.ts',
  'server/accounts/google.integration.test.ts',
  'server/database-away.integration.test.ts',
  'server/donations/repository.integration.test.ts',
  'server/accounts/account.integration.test.ts',
  'server/training/entries.integration.test.ts',
  'server/main.integration.test.ts',
  'server/mail/mailer.integration.test.ts',
]

const rankOf = ({ moduleId }: TestSpecification): number => {
  const rank = LONGEST.findIndex((file) => moduleId.endsWith(`/${file}`))
  return rank === -1 ? LONGEST.length : rank
}

/** Files that need a document. */
const needsDocument = ({ moduleId }: TestSpecification): boolean =>
  readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment jsdom')

/**
 * Vitest ends a thread, with all modules that files share in it, if the next file needs another environment: sorted by environment
 * the unit tests take two thirds of the processor time.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const ranked = (await super.sort(files)).toSorted((a, b) => rankOf(a) - rankOf(b))
    const [inNode, inDocument] = [false, true].map((wanted) =>
      ranked.filter((file) => needsDocument(file) === wanted),
    )
    return [...(inNode ?? []), ...(inDocument ?? [])]
  }
}
