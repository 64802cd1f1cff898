import { useEffectEvent, useLayoutEffect, type RefObject } from 'react'

/**
 * Input made before hydration, or restored by the browser, exists only in the document: React keeps it when it hydrates but overwrites it with its
 * state at the next render. This passes it to the state first. `element` is the field or an element around several;
 * `take` is called for each that differs from the server’s HTML.
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
