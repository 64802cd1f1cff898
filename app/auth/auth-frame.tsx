import type { ReactNode } from 'react'
import { Card } from '../ui/card.tsx'

interface AuthFrameProps {
  readonly title: string
  readonly intro?: ReactNode
  readonly children: ReactNode
}

/** The layout of all sign-in pages: one narrow, centred column. */
export function AuthFrame({ title, intro, children }: AuthFrameProps) {
  return (
    <main className="page grid justify-items-center py-8 sm:py-12">
      <div className="w-full max-w-[26rem]">
        <h1 className="text-center text-3xl">{title}</h1>
        {intro && <p className="mt-2 text-center text-muted">{intro}</p>}
        <Card className="mt-7 grid gap-5">{children}</Card>
      </div>
    </main>
  )
}
