import { Scene, Sea } from './scene.tsx'

/** Eight drops above the surface; below it they are one body of water. */
const drops = [
  { x: 40, y: 84 },
  { x: 98, y: 44 },
  { x: 156, y: 104 },
  { x: 214, y: 58 },
  { x: 272, y: 92 },
  { x: 330, y: 40 },
  { x: 388, y: 86 },
  { x: 444, y: 56 },
] as const

/** Answers that are mixed before anybody sees them, as drops that fall into the same water. */
export function MixedAnswers({ caption }: { readonly caption?: string }) {
  return (
    <Scene caption={caption}>
      {drops.map(({ x, y }) => (
        <g key={x}>
          <path className="scene-thread" d={`M${x} ${y + 24}V196`} />
          <path
            className="scene-drop"
            d={`M${x} ${y - 16}c9 12 14 19 14 27a14 14 0 0 1-28 0c0-8 5-15 14-27Z`}
          />
        </g>
      ))}
      <Sea surface={200} />
    </Scene>
  )
}
