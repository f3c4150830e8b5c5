import { ZoneMark } from '../zone-mark/zone-mark.tsx'
import { drawingWidth, type Span, shareScale } from './axis.ts'

export type ZoneBar = {
  readonly zone: 'green' | 'yellow' | 'red'
  readonly word: string
  /** "60–70 %", "högst 25 %". */
  readonly shown: string
  readonly span: Span
}

/**
 * How many are in each zone, as released: solid up to the share that is certain, hatched up to the share that is
 * possible. Word, mark and figure stand beside each bar.
 */
export function ZoneBars({ bars }: { bars: readonly ZoneBar[] }) {
  return (
    <ul className="chart-rows">
      {bars.map(({ zone, word, shown, span }) => (
        <li key={zone} className="chart-row">
          <span className="chart-label">
            <ZoneMark zone={zone} label={word} />
          </span>
          <span className="chart-value">{shown}</span>
          <svg
            className={`chart-track chart-zone-${zone}`}
            viewBox={`0 0 ${drawingWidth} 24`}
            preserveAspectRatio="none"
            aria-hidden="true"
            focusable="false"
          >
            <rect className="chart-ground" x="0" y="11" width={drawingWidth} height="2" />
            <rect
              className="chart-possible"
              x={shareScale(span.lo)}
              y="5"
              width={shareScale(span.hi) - shareScale(span.lo)}
              height="14"
            />
            <rect className="chart-certain" x="0" y="4" width={shareScale(span.lo)} height="16" />
          </svg>
        </li>
      ))}
    </ul>
  )
}
