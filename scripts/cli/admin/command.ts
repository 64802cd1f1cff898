import type { DonationChange } from '#server/donations/admin.ts'

export const ADMIN_USAGE = `Usage: npm run admin -- TOPIC COMMAND

  donors                every donation, with its id and where it stands
  donors hide ID        takes it off the Wall of Fame
  donors show ID        puts it back
  donors feature ID     names it where donations themselves cannot be read
  donors unfeature ID   no longer
  donors rename ID NAME gives it another name; without a name, Anonymous

  accounts hide EMAIL         takes the name from an account and from its saved games
  accounts rename EMAIL NAME  gives both another one

  games hide LINK             closes the link of a shared game

ID may be the beginning of one. LINK is the game's address or the end of it.
`

const CHANGES: readonly string[] = ['hide', 'show', 'feature', 'unfeature'] satisfies DonationChange[]

export type AdminCommand =
  | { kind: 'list' }
  | { kind: 'change'; change: DonationChange; id: string }
  | { kind: 'rename-donor'; id: string; name: string }
  | { kind: 'rename-account'; email: string; name: string }
  | { kind: 'hide-game'; token: string }

/** Absent if there is no such command. */
export function parseAdminCommand([topic, ...words]: readonly string[]): AdminCommand | undefined {
  return topic === undefined ? undefined : TOPICS.get(topic)?.(words)
}

/** A name may consist of several words. */
const TOPICS = new Map<string, (words: readonly string[]) => AdminCommand | undefined>([
  ['donors', parseDonors],
  ['accounts', parseAccounts],
  ['games', parseGames],
])

function parseDonors([verb = 'list', id, ...more]: readonly string[]): AdminCommand | undefined {
  if (verb === 'list') return id === undefined ? { kind: 'list' } : undefined
  if (id === undefined) return undefined
  if (verb === 'rename') return { kind: 'rename-donor', id: id.toLowerCase(), name: more.join(' ') }
  if (!CHANGES.includes(verb) || more.length > 0) return undefined
  return { kind: 'change', change: verb as DonationChange, id: id.toLowerCase() }
}

function parseAccounts([verb, address, ...more]: readonly string[]): AdminCommand | undefined {
  if (address === undefined) return undefined
  const email = address.toLowerCase()
  if (verb === 'hide' && more.length === 0) return { kind: 'rename-account', email, name: '' }
  if (verb === 'rename' && more.length > 0) return { kind: 'rename-account', email, name: more.join(' ') }
  return undefined
}

function parseGames([verb, link, ...more]: readonly string[]): AdminCommand | undefined {
  const token = /([\w-]{22})\/?$/.exec(link ?? '')?.[1]
  return verb === 'hide' && token !== undefined && more.length === 0
    ? { kind: 'hide-game', token }
    : undefined
}
