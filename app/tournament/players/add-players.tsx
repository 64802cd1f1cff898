import { useState } from 'react'
import { Field } from '#app/ui/form/field.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { parsePlayers } from '#tournaments/parse-players.ts'
import { useShownEvent } from '../event-context.ts'
import { words } from '#words/tournament'

/** Names typed or pasted, with what was understood before it is added. */
export function AddPlayers({ isOpen }: { readonly isOpen: boolean }) {
  const { section, keeper } = useShownEvent()
  const [text, setText] = useState('')
  const { players, faults } = parsePlayers(text)
  const hasColumns = players.some(
    ({ rating, born, school, sex }) => rating > 0 || `${born}${school}${sex}` !== '',
  )

  async function add() {
    if (await keeper.act({ type: 'players-added', section: section.id, players })) setText('')
  }

  return (
    <details className="tournament-details" open={isOpen}>
      <summary>{words.players.add}</summary>
      <form
        className="add-players"
        onSubmit={(event) => {
          event.preventDefault()
          void add()
        }}
      >
        <Field label={words.players.names} hint={words.players.hint}>
          {(parts) => (
            <textarea
              {...parts}
              rows={4}
              value={text}
              spellCheck={false}
              onChange={({ target }) => setText(target.value)}
            />
          )}
        </Field>
        {faults.length > 0 && (
          <p className="text-danger" role="status">
            {words.players.faults(faults.map(({ line }) => line).join(', '))}
          </p>
        )}
        {hasColumns && (
          <ul className="read-as" aria-label={words.players.readAs}>
            {players.slice(0, 6).map((player, index) => (
              <li key={index}>
                {[
                  player.name,
                  player.rating === 0 ? words.players.unrated : player.rating,
                  player.born,
                  player.sex === '' ? '' : words.player.sexes[player.sex],
                  player.school,
                ]
                  .filter((part) => part !== '')
                  .join(' · ')}
              </li>
            ))}
          </ul>
        )}
        <SubmitButton disabled={players.length === 0}>{words.players.addNow(players.length)}</SubmitButton>
      </form>
    </details>
  )
}
