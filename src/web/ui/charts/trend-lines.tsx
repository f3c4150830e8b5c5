import { linear, type Span } from './axis.ts'
import { bandPath, linePath } from './line-path.ts'
import { TrendFrame } from './trend-frame.tsx'

export type TrendPoint = {
  readonly key: string
  /** Under the point: "mar 2026". */
  readonly label: string
  /** "2,6", or the words for a hidden round. */
  readonly shown: string
  /** Null where no figure was shown, which leaves a gap in the line. */
  readonly span: Span | null
  readonly uncertainty: number
  /** A value on another scale than the others: a square outside the line. */
  readonly apart?: boolean
}

type TrendProps = {
  readonly points: readonly TrendPoint[]
  readonly limits?: { readonly yellow: number; readonly red: number }
  /** Draws the zones pale behind the line, with their signs at the edge. They lie between the limits, from the lowest. */
  readonly withZones?: boolean
  /** Top to bottom: "5", "4" … "1". */
  readonly axisLabels: readonly string[]
}

type Shown = TrendPoint & { readonly span: Span }
const isShown = (point: TrendPoint): point is Shown => point.span !== null

const width = 600
const height = 240

/** A figure over rounds on the 1–5 axis, with a band for its uncertainty and gaps for hidden rounds. */
export function TrendLines({ points, limits, withZones = false, axisLabels }: TrendProps) {
  const x = linear([-0.5, Math.max(points.length, 1) - 0.5], [0, width])
  const y = linear([1, 5], [height, 0])
  const middle = ({ lo, hi }: Span) => (lo + hi) / 2
  const least = ({ span, uncertainty }: Shown) => y(Math.max(1, span.lo - uncertainty))
  const most = ({ span, uncertainty }: Shown) => y(Math.min(5, span.hi + uncertainty))
  const drawn = points.map((point, index) => (isShown(point) ? { ...point, x: x(index) } : null))
  const joined = drawn.filter((_, index) => points[index]?.apart !== true)
  const line = linePath(joined.map((point) => point && { x: point.x, y: y(middle(point.span)) }))
  const band = bandPath(joined.map((point) => point && { x: point.x, lo: least(point), hi: most(point) }))

  return (
    <TrendFrame
      {...{ axisLabels, width, height, y }}
      drawingClass="trend-drawing"
      below={
        <ol className="trend-labels">
          {points.map(({ key, label, shown, span }) => (
            <li key={key} className={span === null ? 'trend-hidden' : undefined}>
              <span className="trend-figure">{shown}</span>
              <span>{label}</span>
            </li>
          ))}
        </ol>
      }
    >
      {limits && withZones && <Zones {...{ limits, y }} />}
      {limits && (
        <>
          <line className="chart-limit" x1="0" x2={width} y1={y(limits.yellow)} y2={y(limits.yellow)} />
          <line className="chart-limit" x1="0" x2={width} y1={y(limits.red)} y2={y(limits.red)} />
        </>
      )}
      <path className="trend-band" d={band} />
      <path className="trend-line" d={line} />
      {drawn.map(
        (point) =>
          point && (
            <g key={point.key}>
              <line className="trend-reach" x1={point.x} x2={point.x} y1={least(point)} y2={most(point)} />
              <line
                className={point.apart ? 'trend-dot trend-apart' : 'trend-dot'}
                x1={point.x}
                x2={point.x}
                y1={y(middle(point.span))}
                y2={y(middle(point.span))}
              />
            </g>
          ),
      )}
    </TrendFrame>
  )
}

type ZonesProps = {
  readonly limits: NonNullable<TrendProps['limits']>
  readonly y: (value: number) => number
}

function Zones({ limits, y }: ZonesProps) {
  const zones = [
    ['green', 1, limits.yellow],
    ['yellow', limits.yellow, limits.red],
    ['red', limits.red, 5],
  ] as const
  return zones.map(([zone, from, to]) => (
    <rect
      key={zone}
      className={`trend-zone zone-${zone}`}
      x="0"
      width={width}
      y={y(to)}
      height={y(from) - y(to)}
    />
  ))
}
