import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { deleteEvent } from '../event-store.ts'
import { useShownEvent } from '../event-context.ts'
import { DetailFields } from '../detail-fields.tsx'
import { AuditList } from './audit-list.tsx'
import { FileButtons } from './file-buttons.tsx'
import { SectionSettingsForm } from './section-settings-form.tsx'
import { words } from '#words/tournament'

/** Everything besides players, rounds and standings. */
export function MoreView() {
  const { section } = useShownEvent()
  const query = `section=${encodeURIComponent(section.id)}`
  return (
    <div className="tournament-view more-view">
      <section aria-labelledby="more-show">
        <h2 id="more-show">{words.more.groups.show}</h2>
        <div className="more-buttons">
          <LinkButton to={`?show=screen&${query}`}>{words.more.screen}</LinkButton>
          <LinkButton to={`?show=print&${query}`}>{words.more.print}</LinkButton>
        </div>
      </section>
      <section aria-labelledby="more-files">
        <h2 id="more-files">{words.more.groups.files}</h2>
        <FileButtons />
      </section>
      <section aria-labelledby="more-settings">
        <h2 id="more-settings">{words.more.groups.settings}</h2>
        <SectionSettingsForm key={section.id} />
        <EventDetailsForm />
      </section>
      <section aria-labelledby="more-record">
        <h2 id="more-record">{words.more.groups.record}</h2>
        <AuditList />
        <DeleteEvent />
      </section>
    </div>
  )
}

function EventDetailsForm() {
  const { event, keeper } = useShownEvent()
  const [details, setDetails] = useState(event.details)
  return (
    <details className="tournament-details">
      <summary>{words.more.details}</summary>
      <form
        onSubmit={(submit) => {
          submit.preventDefault()
          void keeper.act({ type: 'details-changed', details })
        }}
      >
        <DetailFields details={details} onChange={(change) => setDetails({ ...details, ...change })} />
        <SubmitButton>{words.more.save}</SubmitButton>
      </form>
    </details>
  )
}

function DeleteEvent() {
  const { id } = useShownEvent()
  const navigate = useNavigate()
  const [isSure, setSure] = useState(false)
  return isSure ? (
    <div className="delete-event">
      <p>{words.more.deleteSure}</p>
      <div className="ask-buttons">
        <Button onClick={() => void deleteEvent(id).then(() => navigate('/tournament'))}>
          {words.more.delete}
        </Button>
        <Button onClick={() => setSure(false)}>{words.ask.cancel}</Button>
      </div>
    </div>
  ) : (
    <Button icon="trash" onClick={() => setSure(true)}>
      {words.more.delete}
    </Button>
  )
}
