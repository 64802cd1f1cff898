/**
 * The blog's search: shows only posts that contain every search word. It searches the cards at once, and the whole
 * texts once they are loaded, which starts when the reader begins to type.
 */
import { hasAll, wordsIn } from './search-words.ts'
import { words } from '#words/editorial'
import { localAddress } from '#words/addresses.ts'

const form = document.querySelector<HTMLFormElement>('[data-blog-search]')!
const field = form.querySelector('input')!
const status = form.querySelector('[role=status]')!
const page = form.closest('main')!
const posts = [...page.querySelectorAll<HTMLElement>('[data-post]')].map((card) => ({
  card,
  contents: wordsIn(card.textContent),
}))
let isFetched = false

async function fetchWords(): Promise<void> {
  if (isFetched) return
  isFetched = true
  try {
    const response = await fetch(localAddress('/blog/words.json'))
    const texts = (await response.json()) as Readonly<Record<string, string>>
    for (const post of posts)
      post.contents = texts[post.card.dataset['post'] ?? '']?.split(' ') ?? post.contents
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
  for (const { card, contents } of posts) {
    card.hidden = isSearching && !hasAll(contents, asked)
    if (!card.hidden) found++
  }
  page.toggleAttribute('data-searching', isSearching)
  for (const section of page.querySelectorAll<HTMLElement>('[data-posts]'))
    section.hidden = section.querySelector('[data-post]:not([hidden])') === null
  for (const fold of page.querySelectorAll<HTMLDetailsElement>('.topic-rest')) fold.open ||= isSearching
  status.textContent = !isSearching ? '' : words.search.found(found, field.value.trim())
}

function keepInAddress(): void {
  const asked = field.value.trim()
  history.replaceState(
    history.state,
    '',
    localAddress(asked === '' ? '/blog' : `/blog?q=${encodeURIComponent(asked)}`),
  )
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
