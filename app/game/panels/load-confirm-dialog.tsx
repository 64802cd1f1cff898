import { lazyPart } from '#app/ui/lazy-part.tsx'

const load = async () => (await import('./confirm-dialog.tsx')).ConfirmDialog

/** Loads the dialog before it is needed. */
export const loadConfirmDialog = (): Promise<unknown> => load()

export const ConfirmDialog = lazyPart(load)
