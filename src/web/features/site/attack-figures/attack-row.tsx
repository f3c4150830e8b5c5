type AttackRowProps = {
  readonly label: string
  /** The share in words. */
  readonly shown: string
  /** 0–1 */
  readonly share: number
}

/** One policy as a bar: the share of all answers that it gave away. */
export function AttackRow({ label, shown, share }: AttackRowProps) {
  return (
    <li className="chart-row">
      <span className="chart-label">{label}</span>
      <span className="chart-value">{shown}</span>
      <svg
        className="chart-track"
        viewBox="0 0 400 24"
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        <rect className="chart-ground" x="0" y="11" width="400" height="2" />
        <rect className="chart-figure" x="0" y="4" width={400 * share} height="16" />
      </svg>
    </li>
  )
}
