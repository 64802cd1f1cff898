/** The part of jsdom that tests of HTML use; the package has no types. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string, options?: { readonly url?: string })
    readonly window: { readonly document: Document }
  }
}
