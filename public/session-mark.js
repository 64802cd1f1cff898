// Before the first paint of every page: is somebody signed in? See app/auth/session-mark.ts, which goes on from here.
document.documentElement.toggleAttribute(
  'data-signed-in',
  /(?:^|;\s*)signed_in=1(?:;|$)/.test(document.cookie),
)
// On pages without the application, signing out is a plain form; what a tab remembers goes with it.
addEventListener('submit', (event) => {
  if (event.target.action.endsWith('/sign-out')) sessionStorage.clear()
})
