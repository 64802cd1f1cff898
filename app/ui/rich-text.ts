import { createElement, Fragment, type ReactNode } from 'react'

/** A sentence with elements in it, as the word modules return it. Passed one by one, its parts need no keys. */
export const richText = (parts: readonly ReactNode[]): ReactNode =>
  createElement(Fragment, undefined, ...parts)
