import { Icon, type IconName } from '../icon.tsx'

/** What `data-scheme-choice` may say; public/before-paint.js knows the same. */
const CHOICES: readonly { readonly choice: string; readonly label: string; readonly icon: IconName }[] = [
  { choice: 'light', label: 'Light', icon: 'sun' },
  { choice: 'dark', label: 'Dark', icon: 'moon' },
  { choice: 'system', label: 'System', icon: 'screen' },
]

/**
 * Light, dark, or as the system has it. Pages are the same for everybody, so which one is chosen is shown by the script
 * that applies it before the first paint: public/before-paint.js. Without scripts the system decides.
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
