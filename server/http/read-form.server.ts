import { data } from 'react-router'

/** The fields of a submitted form. Throws 400 if the body is malformed, of another type, or contains NUL. */
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
