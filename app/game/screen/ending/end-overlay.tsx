import type { EndTexts } from '#app/game/wording.ts'

/** The result over the final position, which stays visible. */
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
