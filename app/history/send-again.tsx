import { Button } from '#app/ui/button.tsx'
import type { DeviceMatch } from './sync/device-matches.ts'
import { matchSync } from './sync/use-match-sync.ts'

/** Sends a refused match again, where the reason may be gone: other games may have been deleted since. */
export const SendAgain = ({ match }: { readonly match: DeviceMatch }) =>
  match.state === 'refused' && match.refusal === 'ERR_ACCOUNT_FULL' ? (
    <Button onClick={() => void matchSync().sendAgain(match.gameId)}>Send Again</Button>
  ) : null
