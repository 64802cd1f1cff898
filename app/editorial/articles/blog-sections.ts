import type { POST_GROUPS } from '#content/schemas.ts'
import type { Tag } from '#content/tags.ts'
import type { PostSummary } from './post-summary.ts'

export interface BlogPost extends PostSummary {
  readonly group: (typeof POST_GROUPS)[number]
}

export interface BlogSection<Id extends string> {
  readonly id: Id
  readonly posts: readonly BlogPost[]
}

/** The sections of the first ten posts, in the order of the blog's list. */
const FRONT_SECTIONS = ['guides', 'news', 'features', 'picks'] as const
export type FrontSection = (typeof FRONT_SECTIONS)[number]

const FRONT_OF: Record<BlogPost['group'], FrontSection> = {
  guides: 'guides',
  news: 'news',
  featured: 'features',
  further: 'features',
  library: 'picks',
  added: 'picks',
  series: 'picks',
}

/** The topics of all other posts, in the order of the page. */
const TOPICS = ['openings', 'tactics', 'endgames', 'strategy', 'training', 'people', 'series'] as const
type BlogTopic = (typeof TOPICS)[number]

/** The topic of a post is that of its first tag. */
const TOPIC_OF: Record<Tag, BlogTopic> = {
  Openings: 'openings',
  'Italian Game': 'openings',
  Tactics: 'tactics',
  Endgames: 'endgames',
  Strategy: 'strategy',
  Analysis: 'training',
  Beginner: 'training',
  Benefits: 'training',
  Clock: 'training',
  'Getting Started': 'training',
  Improvement: 'training',
  'Online Chess': 'training',
  Psychology: 'training',
  'Success Factors': 'training',
  Training: 'training',
  Culture: 'people',
  'Famous Games': 'people',
  History: 'people',
  India: 'people',
  News: 'people',
  Players: 'people',
  'World Championship': 'people',
}

/** The tag with the same name as a topic. */
export const TAG_OF_TOPIC: Partial<Record<BlogTopic, Tag>> = {
  openings: 'Openings',
  tactics: 'Tactics',
  endgames: 'Endgames',
  strategy: 'Strategy',
  training: 'Training',
}

export const frontSections = (posts: readonly BlogPost[]): readonly BlogSection<FrontSection>[] =>
  sectionsBy(FRONT_SECTIONS, posts, ({ group }) => FRONT_OF[group])

/** The newest post of a topic is first. */
export const topicSections = (posts: readonly BlogPost[]): readonly BlogSection<BlogTopic>[] =>
  sectionsBy(
    TOPICS,
    posts.toSorted((a, b) => b.date.localeCompare(a.date)),
    ({ group, tags: [first] }) => (group === 'series' || first === undefined ? 'series' : TOPIC_OF[first]),
  )

/** Keeps the order of the posts within a section. Empty sections are omitted. */
function sectionsBy<Id extends string>(
  ids: readonly Id[],
  posts: readonly BlogPost[],
  idOf: (post: BlogPost) => Id,
): readonly BlogSection<Id>[] {
  return ids
    .map((id) => ({ id, posts: posts.filter((post) => idOf(post) === id) }))
    .filter((section) => section.posts.length > 0)
}
