import { Scene, Sea, Shore } from './scene.tsx'

type ZonesGaugeProps = {
  readonly caption: string
  /** Where yellow and red begin. */
  readonly limits: { readonly yellow: number; readonly red: number }
}

/** The height of a score from 1 to 5. */
const at = (score: number) => 282 - 52 * (score - 1)

/** The gauge from one to five, with the three zones as far as each goes. */
export function ZonesGauge({ caption, limits: { yellow, red } }: ZonesGaugeProps) {
  const between = (low: number, high: number) => ({ y: at(high), height: at(low) - at(high) })
  return (
    <Scene caption={caption}>
      <Shore />
      <path className="water-staff" d="M204 48h26v292h-26z" />
      {[1, 2, 3, 4, 5].map((score) => (
        <g key={score}>
          <path className="water-block" d={`M204 ${at(score)}h26v-26h-26z`} />
          <text className="scene-number" x="190" y={at(score) + 6} textAnchor="end">
            {score}
          </text>
        </g>
      ))}
      <Sea surface={240} />
      <rect className="scene-red" x="262" width="12" {...between(red, 5)} />
      <rect className="scene-yellow" x="262" width="12" {...between(yellow, red)} />
      <rect className="scene-green" x="262" width="12" {...between(1, yellow)} />
      <path className="scene-red" d={`M302 ${at(4) - 12}l13 22h-26Z`} />
      <path className="scene-yellow" d={`M302 ${at((yellow + red) / 2) - 13}l13 13-13 13-13-13Z`} />
      <circle className="scene-green" cx="302" cy={at((1 + yellow) / 2)} r="11" />
    </Scene>
  )
}
