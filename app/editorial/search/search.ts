/**
 * The blog's search: shows only posts that contain every search word. It searches the cards at once, and the whole
 * texts once they are loaded, which starts when the reader begins to type.
 */
import { hasAll, wordsIn } from './search-words.ts'

const form = document.querySelector<HTMLFormElement>('[data-blog-search]')!
const field = form.querySelector('input')!
const status = form.querySelector('[role=status]')!
const page = form.closest('main')!
const posts = [...page.querySelectorAll<HTMLElement>('[data-post]')].map((card) => ({
  card,
  words: wordsIn(card.textContent),
}))
let isFetched = false

async function fetchWords(): Promise<void> {
  if (isFetched) return
  isFetched = true
  try {
    const response = await fetch('/blog/words.json')
    const texts = (await response.json()) as Readonly<Record<string, string>>
    for (const post of posts) post.words = texts[post.card.dataset['post'] ?? '']?.split(' ') ?? post.words
    show()
  } catch (error) {
    // Titles and excerpts can still be searched.
    console.warn('The texts of the blog could not be fetched.', error)
  }
}

function show(): void {
  const asked = wordsIn(field.value)
  const isSearching = asked.length > 0
  let found = 0
  for (const { card, words } of posts) {
    card.hidden = isSearching && !hasAll(words, asked)
    if (!card.hidden) found++
  }
  page.toggleAttribute('data-searching', isSearching)
  for (const section of page.querySelectorAll<HTMLElement>('section:has(> .post-grid)'))
    section.hidden = section.querySelector('[data-post]:not([hidden])') === null
  status.textContent = !isSearching ? '' : wordsFor(found, field.value.trim())
}

function wordsFor(found: number, asked: string): string {
  if (found === 0) return `No posts match “${asked}”. Try fewer or different words.`
  return found === 1 ? `One post matches “${asked}”.` : `${found} posts match “${asked}”.`
}

function keepInAddress(): void {
  const asked = field.value.trim()
  history.replaceState(history.state, '', asked === '' ? '/blog' : `/blog?q=${encodeURIComponent(asked)}`)
}

field.addEventListener('focus', () => void fetchWords(), { once: true })
field.addEventListener('input', () => {
  show()
  keepInAddress()
})
form.addEventListener('submit', (event) => event.preventDefault())

const asked = new URLSearchParams(location.search).get('q')
if (asked !== null) {
  field.value = asked
  show()
  void fetchWords()
}
