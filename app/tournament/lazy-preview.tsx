import { lazy, Suspense } from 'react'
import type { ArbiterAction } from '#tournaments/action.ts'

/** Standings are only loaded when a correction has a preview. */
const Preview = lazy(async () => ({ default: (await import('./change-preview.tsx')).ChangePreview }))

const PREVIEWED: readonly ArbiterAction['type'][] = ['result-entered', 'colors-swapped']

export const LazyPreview = ({ action }: { readonly action: ArbiterAction }) =>
  PREVIEWED.includes(action.type) ? (
    <Suspense>
      <Preview action={action} />
    </Suspense>
  ) : null
