import { useEffect, useState } from 'react'
import { readQrPath, type QrPath } from './qr-path.ts'

/** The link as a QR code: for the phone of somebody who sits beside one. The link stands beside it as text. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const [code, setCode] = useState<QrPath>()
  useEffect(() => {
    let left = false
    readQrPath(text).then(
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
