import { Button } from '#app/ui/button.tsx'
import type { DeviceMatch } from './sync/device-matches.ts'
import { matchSync } from './sync/use-match-sync.ts'
import { words } from '#words/history'

/** Sends a match again that the server refused because the account was full. */
export const SendAgain = ({ match }: { readonly match: DeviceMatch }) =>
  match.state === 'refused' && match.refusal === 'ERR_ACCOUNT_FULL' ? (
    <Button onClick={() => void matchSync().sendAgain(match.gameId)}>{words.sendAgain.sendAgain}</Button>
  ) : null
