import { useEffect } from 'react'
import type { StateMessage } from '#live/protocol.ts'
import { Rajah } from '#app/stage/rajah.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { words } from '#words/online'

interface WaitingScreenProps {
  readonly server: StateMessage
  readonly onCancel: () => void
}

/** The screen of a player waiting in the lobby. The game is listed only while this page is open. */
export function WaitingScreen({ server, onCancel }: WaitingScreenProps) {
  const looking = words.waitingScreen.looking(server.settings)
  useEffect(() => {
    const before = document.title
    document.title = looking
    return () => {
      document.title = before
    }
  }, [looking])
  return (
    <main className="mx-auto grid w-full max-w-article gap-4 px-4 pt-4 lg:pt-8 pb-8">
      <h1 className="text-center text-xl sm:text-2xl">{words.waitingScreen.title}</h1>
      <Card className="grid justify-items-center gap-4 py-8! text-center">
        <Rajah pose="thinking" />
        <p role="status" className="text-lg font-semibold">
          {looking}
        </p>
        <p className="max-w-prose text-muted">{words.waitingScreen.about(server.you ?? 'w')}</p>
        <Button size="large" onClick={onCancel}>
          {words.waitingScreen.cancel}
        </Button>
      </Card>
    </main>
  )
}
