/**
 * The name in the bar. Pages are the same for everybody, so it stands in no HTML: it is kept in the browser, and styles
 * write it where `account-name` stands. /before-paint.js shows it before the first paint of the next page.
 */
const KEY = 'account-name'

/** Of whoever is signed in, or of nobody; blank for somebody who has given none. */
export function showAccountName(name: string | undefined): void {
  const { style } = document.documentElement
  // A string of JSON is one of CSS: quotes and backslashes are escaped alike, and a name has no other controls.
  if (name) style.setProperty('--account-name', JSON.stringify(name))
  else style.removeProperty('--account-name')
  try {
    if (name) localStorage.setItem(KEY, name)
    else localStorage.removeItem(KEY)
  } catch (error) {
    console.warn('The name for the bar cannot be kept.', error)
  }
}
