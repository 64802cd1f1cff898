import { LinkButton } from './link-button.tsx'
// Imported by URL, because this page can replace any other and would otherwise make every page load the board's style sheet.
import knight from './pieces/wn.svg?no-inline'
import { words } from '#words/ui'

/** An empty ashtapada board, and a knight beside it. */
export function NotFoundPage() {
  return (
    <main className="page grid justify-items-center gap-2 py-12 text-center sm:py-20">
      <div className="relative mb-6 w-56 sm:w-72">
        <div aria-hidden="true" className="ashtapada" />
        <img src={knight} alt="" className="absolute -right-6 -bottom-3 size-20 sm:size-24" />
      </div>
      <h1 className="text-5xl text-green">404</h1>
      <p className="mb-6 text-xl">{words.notFoundPage.oopsPageNotFound}</p>
      <LinkButton to="/" kind="primary" reloadDocument>
        {words.notFoundPage.returnToHome}
      </LinkButton>
    </main>
  )
}
