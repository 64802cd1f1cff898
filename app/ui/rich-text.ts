import { createElement, Fragment, type ReactNode } from 'react'

/**
 * A sentence that contains elements, as word modules return it. Its parts are passed as separate children, so they need no
 * keys.
 */
export const richText = (parts: readonly ReactNode[]): ReactNode =>
  createElement(Fragment, undefined, ...parts)
