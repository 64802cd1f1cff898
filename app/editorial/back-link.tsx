import { Icon } from '#app/ui/icon.tsx'

export function BackLink({ to, children }: { readonly to: string; readonly children: string }) {
  return (
    <a
      href={to}
      className="back-link -ml-1 inline-flex min-h-11 items-center gap-1 text-label font-semibold text-green hover:underline"
    >
      <Icon name="previous" />
      {children}
    </a>
  )
}
