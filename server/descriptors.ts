import { readFileSync } from 'node:fs'

/** One descriptor per connection, file and thread: with fewer, a busy evening or a flood of connections uses them up. */
export const LEAST_DESCRIPTORS = 4_096

/** How many files and connections this process may have open. Undefined on systems other than Linux. */
export function findDescriptorLimit(): number | undefined {
  try {
    return parseDescriptorLimit(readFileSync('/proc/self/limits', 'utf8'))
  } catch {
    // There is no /proc.
    return undefined
  }
}

/** Node raises its soft limit to the hard one at the start, so the soft one is what counts. */
export function parseDescriptorLimit(limits: string): number | undefined {
  const soft = /^Max open files +(\d+|unlimited)/m.exec(limits)?.[1]
  return soft === undefined ? undefined : soft === 'unlimited' ? Infinity : Number(soft)
}
