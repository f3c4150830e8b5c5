type LoadAndRestProps = {
  /** What the drawing says, shown below it. */
  readonly caption: string
}

/** Two weeks as two lines: one comes down between the peaks, one does not. */
export function LoadAndRest({ caption }: LoadAndRestProps) {
  return (
    <figure className="drawing-figure">
      <svg viewBox="0 0 324 190" className="drawing" aria-hidden="true">
        <path
          d="M0 160c18 0 20-104 40-104s22 100 42 100 20-108 40-108 22 108 42 108 20-100 40-100 22 102 42 102 20-104 40-104 20 92 38 100"
          className="drawing-surface"
        />
        <path
          d="M0 150c18-2 22-96 40-96s22 66 42 62 20-68 40-72 22 52 42 48 20-52 40-54 22 36 42 34 20-36 40-38 22 14 38 12"
          className="drawing-strain"
        />
        <path d="M0 176h324" className="drawing-thread" />
      </svg>
      <figcaption className="small quiet">{caption}</figcaption>
    </figure>
  )
}
