import { lazyPart } from '#app/ui/lazy-part.tsx'

const load = async () => (await import('./confirm-dialog.tsx')).ConfirmDialog

/** Fetched before the first question is asked, in an idle moment of the game. */
export const loadConfirmDialog = (): Promise<unknown> => load()

export const ConfirmDialog = lazyPart(load)
