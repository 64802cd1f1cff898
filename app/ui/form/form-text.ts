/** What was typed into a field, blanks and all. Empty for one that was not sent, and for a file in its place. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
