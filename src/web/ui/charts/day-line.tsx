type DayLineProps = {
  /** One for each day, oldest first; null where there is no value: the line has a gap there. */
  readonly values: readonly { readonly key: string; readonly value: number | null }[]
  /** Top to bottom: "5", "4" … "1". */
  readonly axisLabels: readonly string[]
  /** Under the first and the last day. */
  readonly ends: readonly [string, string]
}

const width = 600
const height = 200
const [lowest, highest] = [1, 5]

/** A value from 1 to 5 day by day: dots, joined where two days follow each other. For the eye only; a table stands behind. */
export function DayLine({ values, axisLabels, ends }: DayLineProps) {
  const x = (index: number) => ((index + 0.5) / values.length) * width
  const y = (value: number) => height - ((value - lowest) / (highest - lowest)) * height
  const line = values
    .map(({ value }, index) => {
      if (value === null) return ''
      const joined = index > 0 && (values[index - 1]?.value ?? null) !== null
      return `${joined ? 'L' : 'M'}${x(index)} ${y(value)}`
    })
    .join('')

  return (
    <div className="trend">
      <div className="trend-scale" aria-hidden="true">
        {axisLabels.map((label) => (
          <span key={label}>{label}</span>
        ))}
      </div>
      <svg
        className="trend-drawing day-drawing"
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        {[1, 2, 3, 4, 5].map((value) => (
          <line key={value} className="trend-grid" x1="0" x2={width} y1={y(value)} y2={y(value)} />
        ))}
        <path className="trend-line" d={line} />
        {values.map(({ key, value }, index) =>
          value === null ? null : (
            <line key={key} className="day-dot" x1={x(index)} x2={x(index)} y1={y(value)} y2={y(value)} />
          ),
        )}
      </svg>
      <p className="day-ends">
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </p>
    </div>
  )
}
