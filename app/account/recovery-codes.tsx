import { useSyncExternalStore } from 'react'
import { useCopying } from '../browser/use-copying.ts'
import { Button } from '../ui/button.tsx'
import { buttonClass } from '../ui/button-style.ts'
import { LiveText } from '#app/ui/live-text.tsx'
import { words } from '#words/account'

/** Shown only once; the database stores them encrypted. */
export function RecoveryCodes({ codes }: { readonly codes: readonly string[] }) {
  const { told, copy } = useCopying(words.recoveryCodes.pleaseDownloadThem)
  const text = `${codes.join('\n')}\n`
  // The copy button needs scripts and access to the clipboard.
  const canCopy = useSyncExternalStore(neverChanges, hasClipboard, () => false)

  return (
    <div className="grid gap-3">
      <ul
        aria-label={words.recoveryCodes.recoveryCodes}
        className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-x-4 gap-y-1 rounded-control bg-sunken p-4 font-[ui-monospace,monospace] tabular-nums"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="recovery-codes.txt"
          className={buttonClass('secondary', 'normal')}
        >
          {words.recoveryCodes.downloadTheCodes}
        </a>
        {canCopy && (
          <Button onClick={() => copy(() => text, words.recoveryCodes.theCodesAreCopied)}>
            {words.recoveryCodes.copyTheCodes}
          </Button>
        )}
      </div>
      <LiveText>{told}</LiveText>
    </div>
  )
}

const neverChanges = () => () => undefined
const hasClipboard = () => 'clipboard' in navigator
