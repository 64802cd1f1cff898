import { words } from '#words/editorial'

// oxlint-disable-next-line import/default -- Vite answers the query with an address, not with the module
import url from './search.ts?worker&url'

/** Searches the posts on the page. The script does all of it, so the field appears only with scripts. */
export const BlogSearch = () => (
  <search className="blog-search">
    <form data-blog-search="">
      <label htmlFor="blog-search" className="text-label font-semibold">
        {words.search.searchTheBlog}
      </label>
      <input
        id="blog-search"
        name="q"
        type="search"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        placeholder={words.search.example}
        className="min-h-11 w-full rounded-control border border-edge bg-surface px-3"
      />
      <p role="status" className="text-label text-muted empty:absolute" />
    </form>
    <script type="module" src={url} />
  </search>
)
