type ProgressProps = {
  /** The words beside the line, "Fråga 3 av 12"; the line repeats them. */
  readonly label: string
  readonly value: number
  readonly max: number
  /** Work continues by itself: a screen reader can read the progress, but does not announce each step (WCAG 4.1.3). */
  readonly underWay?: true
}

/** Progress in words and as a thin line. */
export function Progress({ label, value, max, underWay }: ProgressProps) {
  const share = max > 0 ? Math.min(100, Math.max(0, (value / max) * 100)) : 0
  return (
    <div
      {...(underWay && {
        role: 'progressbar',
        'aria-label': label,
        'aria-valuenow': value,
        'aria-valuemin': 0,
        'aria-valuemax': max,
      })}
    >
      <p className="small quiet">{label}</p>
      <svg viewBox="0 0 100 1" preserveAspectRatio="none" className="progress-line" aria-hidden="true">
        <rect width="100" height="1" className="progress-rest" />
        <rect width={share} height="1" className="progress-done" />
      </svg>
    </div>
  )
}
