import { useNavigate } from 'react-router'
import { startEngine } from '#app/game/engine-client.ts'
import { openGameStorage } from '#app/game/game-storage.ts'
import { PlayScreen } from '#app/game/play-screen.tsx'
import { makePageMeta } from '#app/discovery/page-meta.ts'
import { UpdateNotice } from '#app/offline/update-notice.tsx'
import type { Route } from './+types/play.ts'

export const meta = (args: Route.MetaArgs) =>
  makePageMeta(args, {
    title: 'Play Chess Online',
    description:
      'Play chess against the computer at four levels, or against somebody at the same screen. Free, with nothing to install and no account needed.',
  })

export default function Play() {
  const navigate = useNavigate()
  return (
    <>
      <PlayScreen
        startEngine={startEngine}
        openStorage={openGameStorage}
        onBack={() => void navigate('/', { viewTransition: true })}
      />
      <UpdateNotice />
    </>
  )
}
