/** How many bars a shape has; `skeleton.css` says where they lie. */
const bars = { line: 1, text: 4, list: 6, table: 6, form: 6, figures: 7 } as const

export type SkeletonShape = keyof typeof bars

type SkeletonProps = {
  readonly shape?: SkeletonShape | undefined
  /** 'Laddar...', for a screen reader. */
  readonly label: string
  /** For everybody, where the wait is long. */
  readonly slow?: string | undefined
}

/** Holds the room of what is on its way, in about its shape, and says so to a screen reader. */
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
