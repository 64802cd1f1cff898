import { useId, type ComponentProps, type ReactNode } from 'react'

interface FieldProps {
  readonly label: ReactNode
  /** Help below the field, always visible. */
  readonly hint?: ReactNode
  /** The fault in the value and how to correct it. Absent while the value is valid. */
  readonly error?: ReactNode
}

/** Attributes that tie an input to its label, hint and error. */
interface FieldParts {
  readonly id: string
  readonly className: string
  readonly 'aria-invalid': boolean
  readonly 'aria-describedby': string | undefined
}

const INPUT =
  'min-h-11 w-full rounded-control border border-edge bg-surface px-3 py-2 text-base text-ink ' +
  'placeholder:text-muted disabled:bg-sunken disabled:text-muted ' +
  // An error also has words and a thicker border, not only a colour.
  'aria-invalid:border-2 aria-invalid:border-danger'

/** Label, hint and error around an input that `children` renders with the given attributes. */
export function Field(props: FieldProps & { readonly children: (parts: FieldParts) => ReactNode }) {
  const { label, hint, error, children } = props
  const id = useId()
  const isWrong = error !== undefined && error !== null && error !== false
  const descriptions = [isWrong && `${id}-error`, hint && `${id}-hint`].filter(Boolean)
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-label font-semibold">
        {label}
      </label>
      {children({
        id,
        className: INPUT,
        'aria-invalid': isWrong,
        'aria-describedby': descriptions.join(' ') || undefined,
      })}
      {isWrong && (
        <p id={`${id}-error`} className="text-label font-semibold text-danger">
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
    </div>
  )
}

type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, 'id' | 'className'>

/** A single-line text field; takes every attribute of an `<input>`. */
export function TextField({ label, hint, error, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(parts) => <input type="text" {...input} {...parts} />}
    </Field>
  )
}
