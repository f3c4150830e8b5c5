import { Scene, Sea, Shore } from './scene.tsx'

const months = [
  { x: 54, y: 250 },
  { x: 126, y: 222 },
  { x: 204, y: 240 },
  { x: 282, y: 212 },
  { x: 356, y: 232 },
  { x: 426, y: 206 },
] as const

/** Six places to step on, one for each month of the programme. */
export function SixMonths({ caption }: { readonly caption: string }) {
  return (
    <Scene caption={caption}>
      <Shore />
      <Sea surface={196} />
      <path className="scene-way" d={`M${months.map(({ x, y }) => `${x} ${y}`).join('L')}`} />
      {months.map(({ x, y }, place) => (
        <g key={x}>
          <circle className="scene-wall" cx={x} cy={y} r="21" />
          <text className="scene-number" x={x} y={y + 6} textAnchor="middle">
            {place + 1}
          </text>
        </g>
      ))}
    </Scene>
  )
}
