import type { NextStepLink as Step } from '#content/next-steps.ts'
import { buttonClass } from '#app/ui/button-style.ts'
import { Icon } from '#app/ui/icon.tsx'

/** The next step that a text ends with: a link to a tool for trying its subject. */
export function NextStep({ step }: { readonly step: Step }) {
  return (
    <p className="article-column mt-8">
      <a href={step.to} className={buttonClass('primary', 'large')}>
        {step.label}
        <Icon name="arrow" />
      </a>
    </p>
  )
}
