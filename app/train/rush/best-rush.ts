import type { Rush } from '#contract/training.ts'

/** The best score; undefined before the first rush. */
export function bestOf(
  entries: readonly { kind: string; rush?: Rush; solved?: number }[],
  rush: Rush,
): number | undefined {
  const all = entries.flatMap((entry) =>
    entry.kind === 'rush' && entry.rush === rush ? [entry.solved ?? 0] : [],
  )
  return all.length === 0 ? undefined : Math.max(...all)
}
