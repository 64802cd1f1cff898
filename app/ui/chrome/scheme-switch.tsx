import { words } from '#words/ui/chrome'
import { Icon, type IconName } from '../icon.tsx'

/** Values of `data-scheme-choice`, which public/before-paint.js also lists. */
const CHOICES = ['light', 'dark', 'system'] as const
const ICONS: Record<(typeof CHOICES)[number], IconName> = { light: 'sun', dark: 'moon', system: 'screen' }

/**
 * Light, dark, or the system's scheme. Since the HTML is the same for all users, public/before-paint.js, which applies the
 * choice before the first paint, also marks the pressed button. Without scripts the system's scheme applies.
 */
export const SchemeSwitch = ({ className = '' }: { readonly className?: string }) => (
  <div role="group" aria-label={words.schemeSwitch.appearance} className={`scheme-switch ${className}`}>
    {CHOICES.map((choice) => (
      <button key={choice} type="button" data-scheme-choice={choice} suppressHydrationWarning>
        <Icon name={ICONS[choice]} className="size-5" />
        <span>{words.schemeSwitch.choices[choice]}</span>
      </button>
    ))}
  </div>
)
