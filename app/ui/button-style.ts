/** `primary`: once per screen, for the main action. */
export type ButtonKind = 'primary' | 'secondary'

export type ButtonSize = 'normal' | 'large'

const KINDS: Record<ButtonKind, string> = {
  primary: 'border-transparent bg-green text-on-green enabled-hover:bg-green-strong',
  secondary: 'border-edge bg-surface text-ink enabled-hover:border-green enabled-hover:text-green',
}

// At least 44 px, a finger's width.
const SIZES: Record<ButtonSize, string> = {
  normal: 'min-h-11 px-4 py-2 text-label',
  large: 'min-h-14 px-7 max-[17rem]:px-4 py-3 text-lg',
}

export const buttonClass = (kind: ButtonKind, size: ButtonSize): string =>
  `inline-flex items-center justify-center gap-2 rounded-control border text-center font-semibold no-underline max-[17rem]:flex-wrap ` +
  `transition-colors select-none disabled:opacity-50 aria-disabled:opacity-50 ${KINDS[kind]} ${SIZES[size]}`
