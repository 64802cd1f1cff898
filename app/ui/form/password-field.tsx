import { useState, useSyncExternalStore, type ComponentProps } from 'react'
import { Field, type TextField } from './field.tsx'
import { words } from '#words/ui'

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'type'>

/** A password field that can show its value. Paste and password managers work as usual. */
export function PasswordField({ label, hint, error, ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  // Without scripts the button would have no effect, so it appears after hydration.
  const works = useSyncExternalStore(neverChanges, inBrowser, onServer)
  return (
    <Field label={label} hint={hint} error={error}>
      {(parts) => (
        <div className="relative">
          <input
            autoCapitalize="off"
            spellCheck={false}
            {...input}
            {...parts}
            type={shown ? 'text' : 'password'}
            className={`${parts.className} pr-18`}
          />
          {works && (
            <button
              type="button"
              // The button has no pressed state, because its label changes. `aria-controls` says which field it belongs to.
              aria-controls={parts.id}
              onClick={() => setShown(!shown)}
              className="absolute inset-y-0 right-0 min-w-17 rounded-control px-3 text-label font-semibold text-green"
            >
              {shown ? words.passwordField.hide : words.passwordField.show}
            </button>
          )}
        </div>
      )}
    </Field>
  )
}

const neverChanges = () => () => undefined
const inBrowser = () => true
const onServer = () => false
