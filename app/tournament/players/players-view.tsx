import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { nextBye, playersIn } from '#tournaments/chess-event.ts'
import { RATING_OF, type EventPlayer } from '#tournaments/player.ts'
import { isStarted } from '#tournaments/section.ts'
import { useShownEvent } from '../event-context.ts'
import { AddPlayers } from './add-players.tsx'
import { PlayerDialog } from './player-dialog.tsx'
import { words } from '#words/tournament'

/** The players of a section in the order of their numbers, with check-in and fees. */
export function PlayersView() {
  const { event, section, keeper } = useShownEvent()
  const [edited, setEdited] = useState<number>()
  const [search, setSearch] = useState('')
  const players = new Map(playersIn(event, section.id).map((player) => [player.id, player]))
  const listed = section.order
    .map((id, index) => ({ player: players.get(id)!, number: index + 1 }))
    .filter(({ player }) => player.name.toLowerCase().includes(search.trim().toLowerCase()))
  const isChecking = section.checkedIn !== undefined
  const editedPlayer = event.players.find(({ id }) => id === edited)
  return (
    <section aria-labelledby="players-title" className="tournament-view">
      <div className="view-head">
        <h2 id="players-title">{words.players.title(section.order.length)}</h2>
        {section.settings.system === 'dutch' && section.order.length > 0 && <CheckInButton />}
      </div>
      {!isChecking && <AddPlayers isOpen={section.order.length === 0} />}
      {isChecking && <p className="text-muted">{words.players.checkInHint}</p>}
      {isStarted(section) && !isChecking && <p className="text-sm text-muted">{words.players.late}</p>}
      <Fees players={[...players.values()]} />
      {section.order.length === 0 && <p className="text-muted">{words.players.none}</p>}
      {section.order.length > 12 && (
        <input
          type="search"
          className="player-search"
          aria-label={words.players.search}
          placeholder={words.players.search}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      )}
      <ol className="player-list">
        {listed.map(({ player, number }) => (
          <li key={player.id} className={player.status === 'playing' ? '' : 'player-gone'}>
            {isChecking && player.status === 'playing' ? (
              <CheckInRow
                player={player}
                number={number}
                isHere={section.checkedIn.includes(player.id)}
                onPress={(isHere) => void keeper.act({ type: 'checked-in', player: player.id, isHere })}
              />
            ) : (
              <button type="button" className="player-row" onClick={() => setEdited(player.id)}>
                <PlayerLine player={player} number={number} />
              </button>
            )}
          </li>
        ))}
      </ol>
      {editedPlayer && (
        <PlayerDialog key={editedPlayer.id} player={editedPlayer} onClose={() => setEdited(undefined)} />
      )}
    </section>
  )
}

function CheckInButton() {
  const { event, section, keeper } = useShownEvent()
  const all = playersIn(event, section.id).filter(({ status }) => status === 'playing').length
  if (section.checkedIn === undefined)
    return (
      <Button icon="tick" onClick={() => void keeper.act({ type: 'check-in-opened', section: section.id })}>
        {words.players.checkIn}
      </Button>
    )
  return (
    <div className="check-in-bar">
      <strong aria-live="polite">{words.players.checkInOpen(section.checkedIn.length, all)}</strong>
      <Button onClick={() => void keeper.act({ type: 'check-in-closed', section: section.id })}>
        {words.players.closeCheckIn}
      </Button>
    </div>
  )
}

function Fees({ players }: { readonly players: readonly EventPlayer[] }) {
  const { event } = useShownEvent()
  const owed = players.reduce((sum, { feeOwed, feePaid }) => sum + Math.max(0, feeOwed - feePaid), 0)
  const paid = players.reduce((sum, { feePaid }) => sum + feePaid, 0)
  if (owed + paid === 0) return null
  const { currency } = event.details
  return <p className="fees">{words.players.fees(`${currency}${paid}`, `${currency}${owed}`)}</p>
}

interface RowProps {
  readonly player: EventPlayer
  readonly number: number
}

/** The whole row is the button, so that a thumb finds it while people queue. */
const CheckInRow = ({
  player,
  number,
  isHere,
  onPress,
}: RowProps & { readonly isHere: boolean; readonly onPress: (isHere: boolean) => void }) => (
  <button
    type="button"
    className="player-row check-in-row"
    aria-pressed={isHere}
    onClick={() => onPress(!isHere)}
  >
    <PlayerLine player={player} number={number} />
    <span className="here-mark">{isHere ? words.players.here : words.players.notHere}</span>
  </button>
)

function PlayerLine({ player, number }: RowProps) {
  const { event, section } = useShownEvent()
  const rating = RATING_OF[section.settings.ratingMethod](player)
  const owed = player.feeOwed - player.feePaid
  const bye = section.rounds.length < section.settings.rounds && section.requests.length > 0
  const hasBye =
    bye && player.status === 'playing' && nextBye({ ...section, checkedIn: undefined }, player) !== undefined
  return (
    <>
      <span className="player-number">{number}</span>
      <span className="player-name">
        {player.title !== '' && <abbr>{player.title}</abbr>} {player.name}
        <small>
          {[
            player.school,
            player.status === 'withdrawn' && words.players.withdrawn,
            player.status === 'expelled' && words.players.expelled,
            hasBye && words.players.bye(section.rounds.length + 1),
            owed > 0 && words.players.owes(`${event.details.currency}${owed}`),
          ]
            .filter((text) => text !== '' && text !== false)
            .join(' · ')}
        </small>
      </span>
      <span className="player-rating">{rating === 0 ? '–' : rating}</span>
    </>
  )
}
