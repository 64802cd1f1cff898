import { makeBlogWords } from '#app/editorial/search/blog-words.server.ts'

export const loader = () => Response.json(makeBlogWords())
