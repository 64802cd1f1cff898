import { LinkButton } from '../ui/link-button.tsx'

/**
 * Confirms that an email address was confirmed. It is in every visitor's page, because the page is the same for all,
 * and only `/#welcome` shows it.
 */
export function Welcome() {
  return (
    <section id="welcome" aria-labelledby="welcome-title" className="welcome page pt-6">
      <div className="flex flex-wrap items-center justify-between gap-4 rounded-card border border-success bg-surface p-5">
        <div className="max-w-[40rem]">
          <h2 id="welcome-title" className="text-lg">
            Welcome: your email address is confirmed
          </h2>
          <p className="text-label">
            You are signed in. From now on every game you finish is kept in your account, wherever you play.
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <LinkButton to="/account">Choose a Name</LinkButton>
          <LinkButton to="/dashboard">Your Dashboard</LinkButton>
        </div>
      </div>
    </section>
  )
}
