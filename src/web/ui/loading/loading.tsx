type LoadingProps = {
  readonly size?: 'small' | 'medium' | 'large'
  /** 'Laddar...' */
  readonly label: string
}

/** Says that something is on its way: words, and a line of water that rises. */
export function Loading({ size = 'medium', label }: LoadingProps) {
  return (
    <p role="status" className={`loading loading-${size}`}>
      <svg viewBox="0 0 48 24" className="loading-water" aria-hidden="true">
        <path d="M0 14c6-5 10-5 16 0s10 5 16 0 10-5 16 0" />
        <path d="M0 20c6-5 10-5 16 0s10 5 16 0 10-5 16 0" />
      </svg>
      {label}
    </p>
  )
}
