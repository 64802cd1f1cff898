// Must parse in old versions of Node: every npm script imports this first.

/** The oldest Node that the packages support. */
export const NEEDED = [22, 22]

/** True if a version such as `process.versions.node` is at least the given one. */
export function isRecent(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1])
}
