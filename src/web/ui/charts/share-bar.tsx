import { drawingWidth, shareScale } from './axis.ts'

type Zone = 'green' | 'yellow' | 'red'
type Share = { readonly lo: number; readonly hi: number; readonly joint?: true | undefined }

/**
 * A whole group as one bar. The certain share of each zone has the zone's colour, in order from the left; a share that may
 * belong to either neighbour is hatched. Two zones that are shown together are one segment. Hidden from screen readers.
 */
export function ShareBar({ shares }: { readonly shares: Readonly<Record<Zone, Share>> }) {
  const certain = (zone: Zone) => (shares[zone].joint ? 0 : shares[zone].lo)
  const green = certain('green')
  const red = certain('red')
  const yellow = certain('yellow')
  const open = Math.max(0, 1 - green - yellow - red)
  const segments = [
    { key: 'green', share: green, className: 'share-green' },
    { key: 'open', share: open, className: 'share-open' },
    { key: 'yellow', share: yellow, className: 'share-yellow' },
    { key: 'red', share: red, className: 'share-red' },
  ]
  let from = 0
  return (
    <svg
      className="share-bar"
      viewBox={`0 0 ${drawingWidth} 24`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {segments.map(({ key, share, className }) => {
        const x = from
        from += share
        return share === 0 ? null : (
          <rect
            key={key}
            className={className}
            x={shareScale(x)}
            width={shareScale(share)}
            y="1"
            height="22"
          />
        )
      })}
    </svg>
  )
}
