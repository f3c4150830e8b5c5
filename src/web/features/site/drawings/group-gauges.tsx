import { Scene, Sea, Shore } from './scene.tsx'

const groups = [
  { x: 90, top: 120 },
  { x: 231, top: 80 },
  { x: 366, top: 140 },
] as const

/** Three gauges in the same water: a survey measures groups, not people. */
export function GroupGauges() {
  return (
    <Scene>
      <Shore />
      {groups.map(({ x, top }) => (
        <g key={x}>
          <path className="water-staff" d={`M${x} ${top}h18V300h-18z`} />
          {[20, 60, 100, 140].map((below) => (
            <path key={below} className="water-block" d={`M${x} ${top + below}h18v20h-18z`} />
          ))}
        </g>
      ))}
      <Sea surface={226} />
    </Scene>
  )
}
