import { Suspense, use } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { Writable } from 'node:stream'
import { SchemeSwitch } from '#app/ui/chrome/scheme-switch.tsx'
import { SkipLink } from '#app/ui/chrome/skip-link.tsx'
import { words } from '#words/ui/chrome'
import { inLanguage, type SpokenLanguage } from './by-request.ts'

/** A page, part of which is rendered when its data arrives, after other requests have been rendered. */
export function render(language: SpokenLanguage, data: Promise<string>): Promise<string> {
  return inLanguage(
    language,
    () =>
      new Promise((resolve, reject) => {
        let html = ''
        const page = new Writable({
          write(chunk: Buffer, _encoding, done) {
            html += chunk.toString()
            done()
          },
          final(done) {
            resolve(html)
            done()
          },
        })
        const { pipe } = renderToPipeableStream(
          <>
            <SkipLink />
            <Suspense>
              <LateSwitch data={data} />
            </Suspense>
          </>,
          { onShellReady: () => pipe(page), onError: reject },
        )
      }),
  )
}

function LateSwitch({ data }: { readonly data: Promise<string> }) {
  use(data)
  return <SchemeSwitch />
}

export const skipLink = (): string => words.skipLink.skipToContent
