import { Field } from '#app/ui/form/field.tsx'

interface SelectFieldProps<Value extends string> {
  readonly label: string
  readonly value: Value
  readonly options: readonly (readonly [value: Value, label: string])[]
  readonly onChange: (value: Value) => void
}

/** A native list with its label. */
export const SelectField = <Value extends string>({
  label,
  value,
  options,
  onChange,
}: SelectFieldProps<Value>) => (
  <Field label={label}>
    {({ id }) => (
      <select
        id={id}
        value={value}
        onChange={({ target }) => {
          const chosen = options.find(([each]) => each === target.value)
          if (chosen !== undefined) onChange(chosen[0])
        }}
      >
        {options.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
    )}
  </Field>
)
