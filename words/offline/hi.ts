import type { words as en } from './en.ts'

export const words: typeof en = {
  pageUnavailable: {
    youAreOffline: 'इस समय इंटरनेट नहीं है, और वह पेज इस डिवाइस पर नहीं है। इंटरनेट आने पर फिर कोशिश करें।',
    close: 'बंद करें',
  },
  updateNotice: {
    aNewVersionIsReady: 'नया संस्करण तैयार है।',
    later: 'बाद में',
    reload: 'फिर से खोलें',
  },
}
