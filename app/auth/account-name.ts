/**
 * The user's name in the bar. Pages are the same for all visitors, so the HTML does not contain it: it is stored in the browser, and
 * style sheets write it into `account-name`. /before-paint.js shows it before the first paint of the next page.
 */
const KEY = 'account-name'

/** Pass the signed-in user's name: blank if they have not chosen one, undefined for guests. */
export function showAccountName(name: string | undefined): void {
  const { style } = document.documentElement
  // A JSON string is a valid CSS string: both escape quotes and backslashes alike, and names contain no other control characters.
  if (name) style.setProperty('--account-name', JSON.stringify(name))
  else style.removeProperty('--account-name')
  try {
    if (name) localStorage.setItem(KEY, name)
    else localStorage.removeItem(KEY)
  } catch (error) {
    console.warn('The name for the bar cannot be kept.', error)
  }
}
