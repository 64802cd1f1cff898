import { LinkButton } from '#app/ui/link-button.tsx'

interface MissingPageProps {
  readonly title: string
  readonly message: string
  readonly back: { readonly to: string; readonly label: string }
}

/** Shown instead of an article or player that does not exist; other unknown addresses get the general page. */
export function MissingPage({ title, message, back }: MissingPageProps) {
  return (
    <main className="page grid justify-items-center gap-3 py-16 text-center sm:py-24">
      <div aria-hidden="true" className="ashtapada mb-6 w-40" />
      <h1 className="text-3xl">{title}</h1>
      <p className="mb-4 text-lg text-muted">{message}</p>
      <LinkButton to={back.to} kind="primary" reloadDocument>
        {back.label}
      </LinkButton>
    </main>
  )
}
