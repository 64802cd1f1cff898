import { useEffect, useState } from 'react'
import type { QrCodePath } from '#contract/qr-code.ts'

/** Loaded when an invitation is shown. */
const draw = async (text: string) => (await import('#contract/qr-code.ts')).drawQrCode(text, 'M')

/** The link as a QR code, for a phone nearby. The link is also shown as text. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const [code, setCode] = useState<QrCodePath>()
  useEffect(() => {
    let left = false
    draw(text).then(
      (made) => !left && setCode(made),
      (error: unknown) => console.warn('The QR code could not be drawn.', error),
    )
    return () => {
      left = true
    }
  }, [text])
  return (
    <svg
      role="img"
      aria-label={label}
      className="qr-code"
      viewBox={code ? `0 0 ${code.size} ${code.size}` : undefined}
      shapeRendering="crispEdges"
    >
      <path d={code?.path} />
    </svg>
  )
}
