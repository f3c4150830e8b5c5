import { Scene, Sea } from './scene.tsx'

const rings = [30, 74, 126, 186] as const

/** One drop whose rings reach far: what one person says, heard by many. */
export function Rings() {
  return (
    <Scene>
      <Sea surface={150} />
      {rings.map((radius) => (
        <ellipse key={radius} className="scene-ring" cx="240" cy="256" rx={radius} ry={radius * 0.29} />
      ))}
      <path className="scene-drop" d="M240 44c15 20 23 31 23 43a23 23 0 0 1-46 0c0-12 8-23 23-43Z" />
    </Scene>
  )
}
