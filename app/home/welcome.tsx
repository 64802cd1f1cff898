import { LinkButton } from '../ui/link-button.tsx'
import { words } from '#words/home'

/**
 * Confirms that an email address was confirmed. Every visitor's page contains it, since the page is the same for all; only
 * `/#welcome` shows it.
 */
export function Welcome() {
  return (
    <section id="welcome" aria-labelledby="welcome-title" className="welcome page pt-6">
      <div className="flex flex-wrap items-center justify-between gap-4 rounded-card border border-success bg-surface p-5">
        <div className="max-w-[40rem]">
          <h2 id="welcome-title" className="text-lg">
            {words.welcome.yourEmailAddressIsConfirmed}
          </h2>
          <p className="text-label">{words.welcome.youAreSignedIn}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <LinkButton to="/account">{words.welcome.chooseAName}</LinkButton>
          <LinkButton to="/dashboard">{words.welcome.yourDashboard}</LinkButton>
        </div>
      </div>
    </section>
  )
}
