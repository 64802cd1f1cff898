import { Button } from '#app/ui/button.tsx'
import type { EventPlayer } from '#tournaments/player.ts'
import { plannedRounds } from '#tournaments/section.ts'
import { useShownEvent } from '../event-context.ts'
import { SelectField } from '../select-field.tsx'
import { words } from '#words/tournament'

interface PlayerActionsProps {
  readonly player: EventPlayer
  readonly onClose: () => void
}

/** Actions that take effect at once, without the form. */
export const PlayerActions = ({ player, onClose }: PlayerActionsProps) => (
  <div className="player-actions">
    <ByeField player={player} />
    <SectionField player={player} onClose={onClose} />
    <div className="ask-buttons">
      <FeeButton player={player} />
      <LeavingButtons player={player} onClose={onClose} />
    </div>
  </div>
)

function ByeField({ player }: Pick<PlayerActionsProps, 'player'>) {
  const { section, keeper } = useShownEvent()
  const next = section.rounds.length + 1
  const bye = section.requests.find((each) => each.player === player.id && each.round === next)?.bye
  const isPossible =
    section.settings.system === 'dutch' && player.status === 'playing' && next <= plannedRounds(section)
  if (!isPossible) return null
  return (
    <SelectField
      label={words.player.nextRound(next)}
      value={bye ?? 'none'}
      options={(['none', 'half', 'zero', 'full'] as const).map((value) => [value, words.player.byes[value]])}
      onChange={(value) =>
        void keeper.act({
          type: 'bye-requested',
          player: player.id,
          round: next,
          bye: value === 'none' ? undefined : value,
        })
      }
    />
  )
}

function SectionField({ player, onClose }: PlayerActionsProps) {
  const { event, keeper } = useShownEvent()
  if (event.sections.length < 2) return null
  return (
    <SelectField
      label={words.player.section}
      value={player.section}
      options={event.sections.map(({ id, settings }) => [id, settings.name])}
      onChange={(section) =>
        void keeper
          .act({ type: 'player-moved', player: player.id, section })
          .then((done) => done && onClose())
      }
    />
  )
}

function FeeButton({ player }: Pick<PlayerActionsProps, 'player'>) {
  const { event, keeper } = useShownEvent()
  const { feeOwed, feePaid } = player
  if (feeOwed === 0) return null
  const amount = feePaid < feeOwed ? feeOwed : 0
  return (
    <Button onClick={() => void keeper.act({ type: 'fee-paid', player: player.id, amount })}>
      {amount > 0
        ? words.player.markPaid(`${event.details.currency}${feeOwed - feePaid}`)
        : words.player.notPaid}
    </Button>
  )
}

function LeavingButtons({ player, onClose }: PlayerActionsProps) {
  const { section, keeper } = useShownEvent()
  const leave = async (isExpelled: boolean) => {
    if (await keeper.act({ type: 'player-left', player: player.id, isExpelled })) onClose()
  }
  return (
    <>
      {player.status === 'playing' ? (
        <Button onClick={() => void leave(false)}>{words.player.withdraw}</Button>
      ) : (
        <Button onClick={() => void keeper.act({ type: 'player-returned', player: player.id })}>
          {words.player.takeBack}
        </Button>
      )}
      {player.status !== 'expelled' && section.rounds.length > 0 && (
        <Button onClick={() => void leave(true)}>{words.player.expel}</Button>
      )}
      <Button
        icon="trash"
        onClick={() =>
          void keeper.act({ type: 'player-removed', player: player.id }).then((done) => done && onClose())
        }
      >
        {words.player.remove}
      </Button>
    </>
  )
}
