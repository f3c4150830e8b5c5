/** The number of bars of each shape; `skeleton.css` places them. */
const bars = { line: 1, text: 4, list: 6, table: 6, form: 6, figures: 7 } as const

export type SkeletonShape = keyof typeof bars

type SkeletonProps = {
  readonly shape?: SkeletonShape | undefined
  /** 'Laddar...', for a screen reader. */
  readonly label: string
  /** Visible text for a long wait. */
  readonly slow?: string | undefined
}

/** Reserves the room of loading content in about its shape, and says so to a screen reader. */
export function Skeleton({ shape = 'text', label, slow }: SkeletonProps) {
  return (
    <div role="status" className={`skeleton skeleton-${shape} no-print`}>
      <p className="hidden-text">{label}</p>
      {slow !== undefined && <p className="skeleton-slow">{slow}</p>}
      {Array.from({ length: bars[shape] }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bars are all alike
        <span key={place} className="skeleton-bar" />
      ))}
    </div>
  )
}
