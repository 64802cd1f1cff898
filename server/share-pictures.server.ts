import { madeAtBuild } from './made-at-build.server.ts'

/** The addresses of all share pictures, which scripts/share draws. Without a build there are none. */
export const listSharePictures = madeAtBuild<readonly string[]>('share-pictures', () => [])
