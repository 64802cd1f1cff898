/** The text of a field, including blanks. Empty if the field was not sent, or if a file was sent instead. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
