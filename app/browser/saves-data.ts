/** True if the visitor asked the browser to use less data. Only Chromium reports this; it is false elsewhere. */
export const savesData = (): boolean =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true
