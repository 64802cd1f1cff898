import { LinkButton } from '../ui/link-button.tsx'
import { SettingsCard } from './settings-card.tsx'

export function DataCard() {
  return (
    <SettingsCard
      card="data"
      title="Your data"
      about="Download everything we hold about you. There is nothing else."
    >
      <div className="flex flex-wrap gap-3">
        <LinkButton to="/account/data.json" reloadDocument viewTransition={false} download>
          Everything (JSON)
        </LinkButton>
        <LinkButton to="/api/matches/export" reloadDocument viewTransition={false} download>
          All games (PGN)
        </LinkButton>
        <LinkButton to="/account/training.csv" reloadDocument viewTransition={false} download>
          All training (CSV)
        </LinkButton>
      </div>
    </SettingsCard>
  )
}
