// Imported first, for its effect: everything after it may rely on this version. Written for old versions to read.
const NEEDED = [20, 19]

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < NEEDED[0] || (major === NEEDED[0] && minor < NEEDED[1])) {
  process.stderr.write(
    `Cannot start: Node ${NEEDED.join('.')} or later is needed, and this is Node ${process.versions.node}\n`,
  )
  process.exit(1)
}
