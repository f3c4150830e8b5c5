export type ZoneName = 'green' | 'yellow' | 'red'

const shapes = {
  green: <circle cx="10" cy="10" r="8" />,
  yellow: <path d="M10 1.2 18.8 10 10 18.8 1.2 10Z" />,
  red: <path d="M10 1.8 19 18H1Z" />,
} as const

/** The sign of a zone without its word. Use it only right beside the word. */
export function ZoneSign({ zone }: { readonly zone: ZoneName }) {
  return (
    <svg viewBox="0 0 20 20" className={`zone-sign zone-${zone}`} aria-hidden="true">
      {shapes[zone]}
    </svg>
  )
}

type ZoneMarkProps = {
  readonly zone: ZoneName
  /** "Grön zon": colour alone never shows a zone. */
  readonly label: string
  readonly size?: 'text' | 'large'
}

/** Green ●, yellow ◆, red ▲, always with the word. */
export function ZoneMark({ zone, label, size = 'text' }: ZoneMarkProps) {
  return (
    <span className={`zone-mark zone-mark-${size}`}>
      <ZoneSign zone={zone} />
      {label}
    </span>
  )
}
