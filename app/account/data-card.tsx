import { LinkButton } from '../ui/link-button.tsx'
import { SettingsCard } from './settings-card.tsx'
import { words } from '#words/account'

export function DataCard() {
  return (
    <SettingsCard card="data" title={words.dataCard.title} about={words.dataCard.about}>
      <div className="flex flex-wrap gap-3">
        <LinkButton to="/account/data.json" reloadDocument viewTransition={false} download>
          {words.dataCard.everythingJson}
        </LinkButton>
        <LinkButton to="/api/matches/export" reloadDocument viewTransition={false} download>
          {words.dataCard.allGamesPgn}
        </LinkButton>
        <LinkButton to="/account/training.csv" reloadDocument viewTransition={false} download>
          {words.dataCard.allTrainingCsv}
        </LinkButton>
      </div>
    </SettingsCard>
  )
}
