export const SITE_FOLDERS: readonly string[]
export const SOURCE_FOLDERS: readonly string[]
