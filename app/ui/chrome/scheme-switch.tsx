import { Icon, type IconName } from '../icon.tsx'

/** Values of `data-scheme-choice`, which public/before-paint.js also lists. */
const CHOICES: readonly { readonly choice: string; readonly label: string; readonly icon: IconName }[] = [
  { choice: 'light', label: 'Light', icon: 'sun' },
  { choice: 'dark', label: 'Dark', icon: 'moon' },
  { choice: 'system', label: 'System', icon: 'screen' },
]

/**
 * Light, dark, or as the system. Since the HTML is the same for all users, public/before-paint.js, which applies the
 * choice before the first paint, also marks the pressed button. Without scripts the system decides.
 */
export const SchemeSwitch = ({ className = '' }: { readonly className?: string }) => (
  <div role="group" aria-label="Appearance" className={`scheme-switch ${className}`}>
    {CHOICES.map(({ choice, label, icon }) => (
      <button key={choice} type="button" data-scheme-choice={choice} suppressHydrationWarning>
        <Icon name={icon} className="size-5" />
        {label}
      </button>
    ))}
  </div>
)
