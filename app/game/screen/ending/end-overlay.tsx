import type { EndTexts } from '#app/game/wording.ts'

/** Lies over the final position and lets it be seen. */
export function EndOverlay({ texts }: { readonly texts: EndTexts }) {
  return (
    <div className="end-overlay">
      <p className="end-overlay-card">
        <strong>{texts.heading}</strong>
        <span>{texts.subtext}</span>
      </p>
    </div>
  )
}
