/** True if the visitor asked the browser to use less data. Only Chromium tells; elsewhere this is false. */
export const savesData = (): boolean =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true
