/** Seen once: the welcome stays until the page goes, and a reload does not bring it back. */
export function meetWelcome(welcome: HTMLElement): void {
  // With its address it would lose `:target`.
  welcome.classList.add('is-met')
  history.replaceState(history.state, '', location.pathname)
}
