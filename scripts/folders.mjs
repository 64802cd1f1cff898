/**
 * The top-level folders with source code. Tools that need the list read it here; all others match every folder. A new folder is
 * added to one of these two lists.
 */

/** The site is built from these. */
export const SITE_FOLDERS = [
  'app',
  'chess',
  'coach',
  'content',
  'contract',
  'endings',
  'engine',
  'live',
  'matches',
  'pairing',
  'rules',
  'server',
  'tournaments',
  'words',
]
export const SOURCE_FOLDERS = [...SITE_FOLDERS, 'scripts', 'tests', 'tools']
