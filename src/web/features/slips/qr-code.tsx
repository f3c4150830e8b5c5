import { encode } from 'uqr'

type QrCodeProps = {
  /** What it says. */
  readonly text: string
  readonly label: string
}

/** A square to read with a phone, drawn as SVG: one path of dark modules on white paper. */
export function QrCode({ text, label }: QrCodeProps) {
  // Q: a quarter of it may be worn off a slip that was folded and carried.
  const { size, data } = encode(text, { ecc: 'Q', border: 4 })
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg
      className="slip-qr"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={dark.join('')} />
    </svg>
  )
}
