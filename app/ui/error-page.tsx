import { LinkButton } from './link-button.tsx'
import { words } from '#words/ui'

export function ErrorPage() {
  return (
    <main className="page grid justify-items-center gap-4 py-20 text-center">
      <h1 className="text-3xl">{words.errorPage.somethingWentWrong}</h1>
      <p className="max-w-prose text-muted">{words.errorPage.whatNow}</p>
      <LinkButton to="/" kind="primary" reloadDocument>
        {words.errorPage.returnToHome}
      </LinkButton>
    </main>
  )
}
