export const words = {
  pageUnavailable: {
    youAreOffline: 'You are offline, and that page is not on this device. Try again once you are connected.',
    close: 'Close',
  },
  updateNotice: {
    aNewVersionIsReady: 'A new version is ready.',
    later: 'Later',
    reload: 'Reload',
  },
}
