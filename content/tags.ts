/**
 * Every tag that an article may carry; `words/labels` has its name and the text of its page. Tags also decide which posts are
 * related, so new ones are added deliberately.
 */
export const TAGS = [
  'Analysis',
  'Beginner',
  'Benefits',
  'Clock',
  'Culture',
  'Endgames',
  'Famous Games',
  'Getting Started',
  'History',
  'Improvement',
  'India',
  'News',
  'Online Chess',
  'Openings',
  'Italian Game',
  'Players',
  'Psychology',
  'Strategy',
  'Success Factors',
  'Tactics',
  'Training',
  'World Championship',
] as const
export type Tag = (typeof TAGS)[number]

/** The page that lists everything under a tag. */
export const tagPath = (tag: string): string => `/blog/tag/${tag.toLowerCase().replaceAll(' ', '-')}`
