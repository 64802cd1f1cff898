import { useId, type ComponentProps, type ReactNode } from 'react'

interface FieldProps {
  readonly label: ReactNode
  /** A line below the field, there from the start: what is wanted, what it is for. */
  readonly hint?: ReactNode
  /** What is wrong with what stands in it, and what to do. Absent while nothing is. */
  readonly error?: ReactNode
}

/** What an input needs so that label, hint and error belong to it for everybody. */
interface FieldParts {
  readonly id: string
  readonly className: string
  readonly 'aria-invalid': boolean
  readonly 'aria-describedby': string | undefined
}

const INPUT =
  'min-h-11 w-full rounded-control border border-edge bg-surface px-3 py-2 text-base text-ink ' +
  'placeholder:text-muted disabled:bg-sunken disabled:text-muted ' +
  // Wrong is told by the words below and a thicker frame too, not by colour alone.
  'aria-invalid:border-2 aria-invalid:border-danger'

/** Label, hint and error around an input; `children` makes the input from the parts it is handed. */
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

/** One line of text. Everything an `<input>` takes, it takes. */
export function TextField({ label, hint, error, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(parts) => <input type="text" {...input} {...parts} />}
    </Field>
  )
}
