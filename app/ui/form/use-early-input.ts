import { useEffectEvent, useLayoutEffect, type RefObject } from 'react'

/**
 * What was chosen or typed before scripts took over stands in the document alone: React leaves it there when it hydrates,
 * and writes its own state over it with the next render. So it is handed to the state first. `element` is the field, or
 * what holds several; `take` is called with each that differs from what the server wrote.
 */
export function useEarlyInput(
  element: RefObject<HTMLElement | null>,
  take: (input: HTMLInputElement | HTMLTextAreaElement) => void,
) {
  const takeEarly = useEffectEvent(() => {
    for (const input of fieldsOf(element.current)) if (isTouched(input)) take(input)
  })
  useLayoutEffect(() => takeEarly(), [])
}

type Field = HTMLInputElement | HTMLTextAreaElement

function fieldsOf(element: HTMLElement | null): readonly Field[] {
  if (!element) return []
  return element.matches(FIELDS) ? [element as Field] : [...element.querySelectorAll<Field>(FIELDS)]
}

const FIELDS = 'input, textarea'

const isTouched = (field: Field): boolean =>
  field.type === 'radio'
    ? (field as HTMLInputElement).checked && !(field as HTMLInputElement).defaultChecked
    : field.value !== field.defaultValue
