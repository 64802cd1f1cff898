/**
 * The script of a picture's page: opens the picture large, and turns to its neighbours by arrow keys. Without it the
 * picture is a link to its file, and the neighbours are links below.
 */
const LARGE = '#large'

const link = document.querySelector<HTMLAnchorElement>('[data-open-large]')
const dialog = document.querySelector<HTMLDialogElement>('dialog.viewer')
const room = dialog?.querySelector('.viewer-room')

if (link && dialog && room) {
  const open = (): void => {
    dialog.showModal()
    // On a phone the picture is wider than the screen, and is looked at from its middle.
    room.scrollLeft = (room.scrollWidth - room.clientWidth) / 2
  }
  link.addEventListener('click', (event) => {
    // Another tab or a download is the browser's business.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    open()
  })
  dialog.addEventListener('click', ({ target }) => {
    if (target instanceof Element && !target.closest('a, img')) dialog.close()
  })
  dialog.addEventListener('close', () => {
    if (location.hash === LARGE) history.replaceState(history.state, '', location.pathname)
  })
  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    const rel = { ArrowLeft: 'prev', ArrowRight: 'next' }[event.key]
    const place = dialog.open ? 'dialog' : 'nav'
    const to = rel === undefined ? null : document.querySelector<HTMLAnchorElement>(`${place} a[rel=${rel}]`)
    if (to !== null) location.assign(to.href)
  })
  if (location.hash === LARGE) open()
}
