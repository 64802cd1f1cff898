import { useState, useSyncExternalStore, type ComponentProps } from 'react'
import { Field, type TextField } from './field.tsx'

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'type'>

/** A password, hidden until its writer asks to see it. Paste and password managers work as they would anywhere. */
export function PasswordField({ label, hint, error, ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  // Without scripts a button that shows it would be one that does nothing.
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
              // Its word changes, so it is no pressed state; whose it is, the field's own name says.
              aria-controls={parts.id}
              onClick={() => setShown(!shown)}
              className="absolute inset-y-0 right-0 min-w-17 rounded-control px-3 text-label font-semibold text-green"
            >
              {shown ? 'Hide' : 'Show'}
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
