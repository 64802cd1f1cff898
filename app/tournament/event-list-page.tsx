import { useEffect, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { listEvents, type EventSummary } from './event-store.ts'
import './tournament.css'
import { words } from '#words/tournament'

/** The tournaments of this device, and ways to begin or open one. */
export function EventListPage() {
  const [events, setEvents] = useState<readonly EventSummary[]>()
  const [fault, setFault] = useState<string>()
  useEffect(() => {
    listEvents().then(setEvents, (error: unknown) => {
      console.warn('The tournaments could not be read.', error)
      setFault(words.eventList.storageFails)
    })
  }, [])
  return (
    <main className="page tournament-page fills-screen">
      <div className="tournament-welcome">
        <div>
          <h1>{words.eventList.title}</h1>
          <p className="tournament-intro">{words.eventList.intro}</p>
          <div className="tournament-starts">
            <LinkButton kind="primary" size="large" to="/tournament/new" iconAfter="arrow">
              {words.eventList.create}
            </LinkButton>
            <FileOpener onFault={setFault} />
          </div>
          {fault && (
            <p role="alert" className="text-danger">
              {fault}
            </p>
          )}
        </div>
        <ol className="tournament-how">
          {words.eventList.how.map(([title, text]) => (
            <li key={title}>
              <strong>{title}</strong>
              <span>{text}</span>
            </li>
          ))}
        </ol>
      </div>
      <section aria-labelledby="on-device">
        <h2 id="on-device">{words.eventList.onDevice}</h2>
        {events?.length === 0 && <p className="text-muted">{words.eventList.none}</p>}
        <ul className="event-cards">
          {events?.map((event) => (
            <li key={event.id}>
              <Link to={`/tournament/${event.id}`}>
                <strong>{event.name}</strong>
                <span>{words.eventList.summary(event.players, event.rounds)}</span>
                <Icon name="next" />
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <p className="text-sm text-muted">{words.eventList.claim}</p>
    </main>
  )
}

function FileOpener({ onFault }: { readonly onFault: (text: string | undefined) => void }) {
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  async function open(file: File) {
    onFault(undefined)
    const { openTournamentFile } = await import('./files/open-file.ts')
    const opened = await openTournamentFile(await file.text())
    if (opened.ok) await navigate(`/tournament/${opened.id}`)
    else onFault(opened.fault)
  }
  return (
    <>
      <Button size="large" icon="load" onClick={() => input.current?.click()}>
        {words.eventList.open}
      </Button>
      <input
        ref={input}
        type="file"
        className="sr-only"
        tabIndex={-1}
        aria-label={words.eventList.open}
        onChange={({ target }) => {
          const file = target.files?.[0]
          target.value = ''
          if (file) void open(file)
        }}
      />
      <p className="text-sm text-muted">{words.eventList.openHint}</p>
    </>
  )
}
