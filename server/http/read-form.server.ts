import { data } from 'react-router'

/** The fields of a form that was sent. Throws 400 for what is none: broken, of another type, with a NUL in its text. */
export async function readForm(request: Request): Promise<FormData> {
  const form = await request.formData().catch(() => undefined)
  // PostgreSQL rejects NUL in text, and no keyboard types it.
  if (
    form === undefined ||
    [...form.values()].some((value) => typeof value === 'string' && value.includes('\0'))
  )
    throw data('Bad request', { status: 400 })
  return form
}
