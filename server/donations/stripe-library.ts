import type Stripe from 'stripe'

/** Loaded on first use: it takes 100 to 180 ms, and most runs never need it. */
export const loadStripe = (): Promise<typeof Stripe> => import('stripe').then((module) => module.default)
