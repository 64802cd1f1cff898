import { lazy, Suspense, useState, type ComponentType } from 'react'
import { Link, useSearchParams } from 'react-router'
import { announce } from '#app/ui/announce.ts'
import { Button } from '#app/ui/button.tsx'
import { longDate } from '#app/ui/dates.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { ChessEvent } from '#tournaments/chess-event.ts'
import type { TournamentSection } from '#tournaments/section.ts'
import { AskDialog } from './ask-dialog.tsx'
import { EventContext, useEventKeeper, useShownEvent, type ShownEvent } from './event-context.ts'
import type { EventKeeper, EventRefusal, KeptEvent } from './event-keeper.ts'
import './tournament.css'
import { words } from '#words/tournament'

const EVENT_VIEWS = ['players', 'round', 'standings', 'more'] as const
type EventView = (typeof EVENT_VIEWS)[number] | 'print' | 'screen'

const VIEWS: Readonly<Record<EventView, ComponentType>> = {
  players: lazy(async () => ({ default: (await import('./players/players-view.tsx')).PlayersView })),
  round: lazy(async () => ({ default: (await import('./round/round-view.tsx')).RoundView })),
  standings: lazy(async () => ({ default: (await import('./standings/standings-view.tsx')).StandingsView })),
  more: lazy(async () => ({ default: (await import('./more/more-view.tsx')).MoreView })),
  print: lazy(async () => ({ default: (await import('./print/print-view.tsx')).PrintView })),
  screen: lazy(async () => ({ default: (await import('./screen/screen-view.tsx')).ScreenView })),
}
const ICONS: Readonly<Record<(typeof EVENT_VIEWS)[number], IconName>> = {
  players: 'users',
  round: 'board',
  standings: 'sortable',
  more: 'more',
}

const readView = (text: string | null): EventView | undefined =>
  Object.keys(VIEWS).find((view): view is EventView => view === text)

/** One tournament of this device. */
export function EventPage({ id }: { readonly id: string }) {
  const [keeper, kept] = useEventKeeper(id)
  const { event } = kept.log
  if (kept.status === 'loading') return <Message text={words.eventPage.loading} />
  if (kept.status === 'no-storage') return <Message text={words.eventList.storageFails} />
  if (kept.status === 'damaged') return <Message text={words.eventPage.damaged(kept.damagedAt)} />
  const section = event?.sections[0]
  if (event === undefined || section === undefined) return <Message text={words.eventPage.missing} />
  return <OpenEvent id={id} keeper={keeper} kept={kept} event={event} first={section} />
}

const Message = ({ text }: { readonly text: string }) => (
  <main className="page tournament-page fills-screen">
    <h1>{words.meta.eventTitle}</h1>
    <p aria-live="polite">{text}</p>
    <p>
      <Link to="/tournament">{words.eventPage.toList}</Link>
    </p>
  </main>
)

interface OpenEventProps {
  readonly id: string
  readonly keeper: EventKeeper
  readonly kept: KeptEvent
  readonly event: ChessEvent
  readonly first: TournamentSection
}

function OpenEvent({ id, keeper, kept, event, first }: OpenEventProps) {
  const [params] = useSearchParams()
  const section = event.sections.find((each) => each.id === params.get('section')) ?? first
  const start: EventView = section.rounds.length > 0 ? 'round' : 'players'
  const view = readView(params.get('show')) ?? start
  const shown: ShownEvent = { id, keeper, event, section }
  const View = VIEWS[view]
  const isSheet = view === 'print' || view === 'screen'
  return (
    <EventContext value={shown}>
      <main className={`page tournament-page fills-screen ${isSheet ? 'tournament-sheet' : ''}`}>
        <EventHead keeper={keeper} />
        {!isSheet && <ViewLinks view={view} />}
        <KeeperNotices keeper={keeper} kept={kept} />
        <Suspense fallback={<p>{words.eventPage.loading}</p>}>
          <View key={`${section.id} ${view}`} />
        </Suspense>
        {kept.question && <AskDialog key={kept.question.warnings.length} question={kept.question} />}
      </main>
    </EventContext>
  )
}

function EventHead({ keeper }: { readonly keeper: EventKeeper }) {
  const { event, section } = useShownEvent()
  const [params, setParams] = useSearchParams()
  const { details, sections } = event
  const day = details.from === '' ? '' : longDate(details.from)
  const facts = [details.place, day, details.timeControl].filter((text) => text !== '')
  return (
    <header className="tournament-head">
      <div className="tournament-title">
        <h1>{details.name}</h1>
        {facts.length > 0 && <p>{facts.join(' · ')}</p>}
      </div>
      <p className={section.strict.kind === 'on' ? 'strict-mark' : 'strict-mark strict-left'}>
        <Icon name={section.strict.kind === 'on' ? 'done' : 'alert'} />
        {section.strict.kind === 'on' ? words.eventPage.strictOn : words.eventPage.strictOff}
      </p>
      <Button
        icon="undo"
        disabled={!keeper.canUndo()}
        onClick={() => void keeper.undo().then((done) => done && announce(words.eventPage.undone))}
      >
        {words.eventPage.undo}
      </Button>
      {sections.length > 1 && (
        <nav aria-label={words.eventPage.sections} className="tournament-sections">
          {sections.map(({ id, settings }) => (
            <button
              key={id}
              type="button"
              aria-pressed={id === section.id}
              onClick={() =>
                setParams({ ...Object.fromEntries(params), section: id }, { preventScrollReset: true })
              }
            >
              {settings.name}
            </button>
          ))}
        </nav>
      )}
    </header>
  )
}

function ViewLinks({ view }: { readonly view: EventView }) {
  const [params] = useSearchParams()
  const section = params.get('section')
  return (
    <nav aria-label={words.eventPage.viewsLabel} className="tournament-views">
      {EVENT_VIEWS.map((each) => (
        <Link
          key={each}
          to={`?show=${each}${section === null ? '' : `&section=${encodeURIComponent(section)}`}`}
          aria-current={each === view ? 'page' : undefined}
        >
          <Icon name={ICONS[each]} />
          {words.eventPage.views[each]}
        </Link>
      ))}
    </nav>
  )
}

function KeeperNotices({ keeper, kept }: Pick<OpenEventProps, 'keeper' | 'kept'>) {
  const { refusal, notice } = kept
  const text = notice === 'not-saved' ? words.eventList.notSaved : words.eventPage.otherTab
  return (
    <>
      {notice && (
        <Notice
          action={
            <Button onClick={() => keeper.change({ notice: undefined })}>{words.eventPage.dismiss}</Button>
          }
        >
          {text}
        </Notice>
      )}
      {refusal && <RefusalDialog refusal={refusal} keeper={keeper} />}
    </>
  )
}

interface RefusalProps {
  readonly refusal: EventRefusal
  readonly keeper: EventKeeper
}

/** The fourth step: refuse, or leave the strict rules for good. */
function RefusalDialog({ refusal, keeper }: RefusalProps) {
  const { section } = useShownEvent()
  const [reason, setReason] = useState('')
  const close = () => keeper.change({ refusal: undefined })
  return (
    <Dialog
      open
      onClose={close}
      title={refusal.isForStrict ? words.ask.refused : words.ask.acknowledge}
      description={words.errors[refusal.error]}
    >
      {refusal.isForStrict && (
        <label className="ask-reason">
          {words.ask.reason}
          <input value={reason} onChange={(change) => setReason(change.target.value)} />
        </label>
      )}
      <div className="ask-buttons">
        <Button kind="primary" onClick={close}>
          {words.eventPage.dismiss}
        </Button>
        {refusal.isForStrict && (
          <Button
            disabled={reason.trim() === ''}
            onClick={() => {
              close()
              void keeper.act({ type: 'strict-left', section: section.id, reason: reason.trim() })
            }}
          >
            {words.ask.leave}
          </Button>
        )}
      </div>
    </Dialog>
  )
}
