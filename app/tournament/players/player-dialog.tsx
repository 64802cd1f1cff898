import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { TextField } from '#app/ui/form/field.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import type { EventPlayer, PlayerDetails } from '#tournaments/player.ts'
import { useShownEvent } from '../event-context.ts'
import { PlayerActions } from './player-actions.tsx'
import { PlayerFields } from './player-fields.tsx'
import { words } from '#words/tournament'

interface PlayerDialogProps {
  readonly player: EventPlayer
  readonly onClose: () => void
}

/** A player's details, bye, fee and departure. */
export function PlayerDialog({ player, onClose }: PlayerDialogProps) {
  const { keeper } = useShownEvent()
  const [details, setDetails] = useState<PlayerDetails>(player)
  const set = (change: Partial<PlayerDetails>) => setDetails({ ...details, ...change })
  async function save() {
    if (await keeper.act({ type: 'player-changed', player: player.id, details: pickDetails(details) }))
      onClose()
  }
  return (
    <Dialog open onClose={onClose} title={player.name}>
      <PlayerActions player={player} onClose={onClose} />
      <form
        className="player-form"
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <TextField
          label={words.player.name}
          value={details.name}
          onChange={({ target }) => set({ name: target.value })}
        />
        <PlayerFields details={details} onChange={set} />
        <div className="ask-buttons">
          <SubmitButton>{words.player.save}</SubmitButton>
          <Button onClick={onClose}>{words.player.cancel}</Button>
        </div>
      </form>
    </Dialog>
  )
}

/** Without what the event itself knows of the player. */
function pickDetails(player: PlayerDetails): PlayerDetails {
  const { name, sex, title, rating, nationalRating, federation, fideId, nationalId } = player
  const { born, school, feeOwed, fixedBoard, mayTakeHalfBye, isPublicByInitials } = player
  const ids = { federation, fideId, nationalId, born, school }
  return {
    name: name.trim(),
    sex,
    title,
    rating,
    nationalRating,
    ...ids,
    feeOwed,
    fixedBoard,
    mayTakeHalfBye,
    isPublicByInitials,
  }
}
