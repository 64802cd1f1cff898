import type { DonationChange } from '#server/donations/admin.ts'

export const USAGE = `Usage: npm run admin -- donors COMMAND

  donors                every donation, with its id and where it stands
  donors hide ID        takes it off the Wall of Fame
  donors show ID        puts it back
  donors feature ID     names it where donations themselves cannot be read
  donors unfeature ID   no longer

ID may be the beginning of one.
`

const CHANGES: readonly string[] = ['hide', 'show', 'feature', 'unfeature'] satisfies DonationChange[]

export type Command = { kind: 'list' } | { kind: 'change'; change: DonationChange; id: string }

/** Absent for what is no command of ours. */
export function parseCommand(words: readonly string[]): Command | undefined {
  const [topic, verb = 'list', id, ...more] = words
  if (topic !== 'donors' || more.length > 0) return undefined
  if (verb === 'list') return id === undefined ? { kind: 'list' } : undefined
  if (!CHANGES.includes(verb) || id === undefined) return undefined
  return { kind: 'change', change: verb as DonationChange, id: id.toLowerCase() }
}
