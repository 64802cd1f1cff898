import { LinkButton } from '#app/ui/link-button.tsx'
import { words } from '#words/account'

/** The page shown after an account was deleted. It has a URL, so that a reload shows the same. */
export const AccountDeletedPage = () => (
  <main className="page grid max-w-article justify-items-start gap-4 py-12 sm:py-20">
    <h1 className="text-3xl">{words.deletedPage.title}</h1>
    <p role="status">{words.deletedPage.gone}</p>
    <p>{words.deletedPage.stays}</p>
    <div className="mt-2 flex flex-wrap gap-3">
      <LinkButton to="/play" kind="primary">
        {words.deletedPage.play}
      </LinkButton>
      <LinkButton to="/" reloadDocument>
        {words.deletedPage.home}
      </LinkButton>
    </div>
  </main>
)
