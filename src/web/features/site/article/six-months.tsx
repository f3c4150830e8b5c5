type SixMonthsProps = {
  /** What the drawing says, shown below it. */
  readonly caption: string
}

/** Six stones in the water; the waves between them get smaller. */
export function SixMonths({ caption }: SixMonthsProps) {
  const stones = [0, 1, 2, 3, 4, 5]
  return (
    <figure className="drawing-figure">
      <svg viewBox="0 44 348 98" className="drawing" aria-hidden="true">
        {stones.map((stone) => {
          const x = 6 + stone * 58
          const swell = 17 - stone * 3
          return <path key={stone} d={`M${x - 6} 66q14.5 ${-swell} 29 0t29 0`} className="drawing-surface" />
        })}
        {stones.map((stone) => {
          const x = 29 + stone * 58
          return (
            <g key={stone}>
              <circle cx={x} cy={102} r={16} className="drawing-stone" />
              <text x={x} y={138} textAnchor="middle" className="drawing-number">
                {stone + 1}
              </text>
            </g>
          )
        })}
      </svg>
      <figcaption className="small quiet">{caption}</figcaption>
    </figure>
  )
}
