import { useExportAddress } from '#app/browser/use-export-address.ts'
import { LinkButton } from '../ui/link-button.tsx'
import { SettingsCard } from './settings-card.tsx'
import { words } from '#words/account'

export function DataCard() {
  const allGames = useExportAddress()
  return (
    <SettingsCard card="data" title={words.dataCard.title} about={words.dataCard.about}>
      <div className="flex flex-wrap gap-3">
        <LinkButton to="/account/data.json" reloadDocument viewTransition={false} download>
          {words.dataCard.everythingJson}
        </LinkButton>
        <LinkButton to={allGames} reloadDocument viewTransition={false} download>
          {words.dataCard.allGamesPgn}
        </LinkButton>
        <LinkButton to="/account/training.csv" reloadDocument viewTransition={false} download>
          {words.dataCard.allTrainingCsv}
        </LinkButton>
      </div>
    </SettingsCard>
  )
}
