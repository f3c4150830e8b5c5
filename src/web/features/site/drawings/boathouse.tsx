import { Scene, Sea, Shore } from './scene.tsx'

/** A house at the water with a light on: those who run the service. */
export function Boathouse() {
  return (
    <Scene>
      <Shore />
      <path className="scene-ground" d="M0 340V240c60-6 120-4 168 2s70 26 96 44v60Z" />
      <path className="scene-wall" d="M70 246v-70h96v70z" />
      <path className="scene-dark" d="M58 180l60-46 60 46Z" />
      <path className="scene-yellow" d="M90 194h24v24H90z" />
      <path className="scene-dark" d="M132 194h20v52h-20z" />
      <Sea surface={250} />
    </Scene>
  )
}
