import { words } from '#words/history'

/** A placeholder for statistics and list, which appear together so that neither shifts the other. */
export const LoadingMatches = () => (
  <p className="mx-auto max-w-[34rem] py-10 text-center text-lg text-muted">{words.loadingMatches.loading}</p>
)
