import { scaleLinear } from 'd3-scale'
import { area, line } from 'd3-shape'
import type { Span } from './axis.ts'

export type TrendPoint = {
  readonly key: string
  /** Under the point: "mar 2026". */
  readonly label: string
  /** "2,6", or the words for a hidden round. */
  readonly shown: string
  /** Null where nothing was shown: the line has a gap there. */
  readonly span: Span | null
  readonly uncertainty: number
}

type TrendProps = {
  readonly points: readonly TrendPoint[]
  readonly limits?: { readonly yellow: number; readonly red: number }
  /** Top to bottom: "5", "4" … "1". */
  readonly axisLabels: readonly string[]
}

const width = 600
const height = 240

/** A figure over rounds on the 1–5 axis, with a band for its uncertainty and gaps for hidden rounds. */
export function TrendLines({ points, limits, axisLabels }: TrendProps) {
  const x = scaleLinear([-0.5, Math.max(points.length, 1) - 0.5], [0, width])
  const y = scaleLinear([1, 5], [height, 0])
  const middle = ({ lo, hi }: Span) => (lo + hi) / 2
  const shownAt = (point: TrendPoint) => point.span !== null
  const draw = line<TrendPoint>()
    .defined(shownAt)
    .x((_, index) => x(index))
    .y((point) => y(point.span ? middle(point.span) : 1))
  const band = area<TrendPoint>()
    .defined(shownAt)
    .x((_, index) => x(index))
    .y0((point) => y(point.span ? Math.max(1, point.span.lo - point.uncertainty) : 1))
    .y1((point) => y(point.span ? Math.min(5, point.span.hi + point.uncertainty) : 1))

  return (
    <div className="trend">
      <div className="trend-scale" aria-hidden="true">
        {axisLabels.map((label) => (
          <span key={label}>{label}</span>
        ))}
      </div>
      <svg
        className="trend-drawing"
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        {[1, 2, 3, 4, 5].map((score) => (
          <line key={score} className="trend-grid" x1="0" x2={width} y1={y(score)} y2={y(score)} />
        ))}
        {limits && (
          <>
            <line className="chart-limit" x1="0" x2={width} y1={y(limits.yellow)} y2={y(limits.yellow)} />
            <line className="chart-limit" x1="0" x2={width} y1={y(limits.red)} y2={y(limits.red)} />
          </>
        )}
        <path className="trend-band" d={band([...points]) ?? ''} />
        <path className="trend-line" d={draw([...points]) ?? ''} />
        {points.map(({ key, span, uncertainty }, index) =>
          span === null ? null : (
            <g key={key}>
              <line
                className="trend-reach"
                x1={x(index)}
                x2={x(index)}
                y1={y(Math.max(1, span.lo - uncertainty))}
                y2={y(Math.min(5, span.hi + uncertainty))}
              />
              <line
                className="trend-dot"
                x1={x(index)}
                x2={x(index)}
                y1={y(middle(span))}
                y2={y(middle(span))}
              />
            </g>
          ),
        )}
      </svg>
      <ol className="trend-labels">
        {points.map(({ key, label, shown, span }) => (
          <li key={key} className={span === null ? 'trend-hidden' : undefined}>
            <span className="trend-figure">{shown}</span>
            <span>{label}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}
