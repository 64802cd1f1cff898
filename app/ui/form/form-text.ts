/** The text of a field, blanks included. Empty if the field was not sent, or a file was sent instead. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
