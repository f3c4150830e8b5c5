import { Scene, Sea, Shore } from './scene.tsx'

/** Position and height of each boat. */
const boats = [
  { x: 54, y: 238, tall: 52 },
  { x: 142, y: 240, tall: 82 },
  { x: 250, y: 242, tall: 112 },
  { x: 378, y: 244, tall: 144 },
] as const

/** Four boats, each larger than the one before: the four packages. */
export function FourBoats() {
  return (
    <Scene>
      <Shore />
      {boats.map(({ x, y, tall }) => (
        <g key={x}>
          <path className="scene-wall" d={`M${x} ${y - tall}L${x + tall / 2} ${y - 8}H${x}Z`} />
          <path className="scene-mast" d={`M${x - 2} ${y - tall - 6}V${y}`} />
          <path
            className="scene-dark"
            d={`M${x - tall * 0.28} ${y}h${tall * 0.86}l-8 ${12 + tall * 0.06}h-${tall * 0.62}z`}
          />
        </g>
      ))}
      <Sea surface={244} />
    </Scene>
  )
}
