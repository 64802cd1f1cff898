interface StrokeIconProps {
  /** 24 units square. */
  readonly path: string
  readonly className?: string
}

/** An icon made of one stroked path in the text's colour. */
export function StrokeIcon({ path, className = 'size-5' }: StrokeIconProps) {
  return (
    <svg
      aria-hidden="true"
      className={`shrink-0 ${className}`}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={path} />
    </svg>
  )
}
