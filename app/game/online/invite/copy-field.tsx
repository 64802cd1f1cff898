import { useCopying } from '#app/browser/use-copying.ts'
import { Button } from '#app/ui/button.tsx'
import { LiveText } from '#app/ui/live-text.tsx'
import { words } from '#words/online'

interface CopyFieldProps {
  readonly label: string
  readonly value: string
  readonly primary?: boolean
}

/** A link with a copy button. It can be selected by hand if the browser forbids copying. */
export function CopyField({ label, value, primary = false }: CopyFieldProps) {
  const { told, copy } = useCopying(words.copyField.byHand)
  return (
    <div className="grid gap-2">
      <label className="grid gap-1 text-label font-semibold">
        {label}
        <input
          readOnly
          value={value}
          className="min-h-11 w-full rounded-control border border-edge bg-sunken px-3 font-normal"
          onFocus={(event) => event.target.select()}
        />
      </label>
      <Button
        kind={primary ? 'primary' : 'secondary'}
        onClick={() => copy(() => value, words.copyField.copied)}
      >
        {words.copyField.copyLink}
      </Button>
      <LiveText>{told}</LiveText>
    </div>
  )
}
