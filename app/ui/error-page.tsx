import { LinkButton } from './link-button.tsx'

export function ErrorPage() {
  return (
    <main className="page grid justify-items-center gap-4 py-20 text-center">
      <h1 className="text-3xl">Something went wrong</h1>
      <p className="max-w-prose text-muted">
        The fault is on our side, and we have a note of it. Load the page again; if that does not help, start
        from the home page.
      </p>
      <LinkButton to="/" kind="primary" reloadDocument>
        Return to Home
      </LinkButton>
    </main>
  )
}
