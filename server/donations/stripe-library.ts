import type Stripe from 'stripe'

/** Loaded when it is first needed: it takes 100 to 180 ms, and most starts have no use for it. */
export const loadStripe = (): Promise<typeof Stripe> => import('stripe').then((module) => module.default)
