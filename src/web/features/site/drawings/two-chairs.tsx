import { Scene, Sea, Shore } from './scene.tsx'

/** Two chairs on a jetty, facing each other: a talk that is booked or asked for. */
export function TwoChairs() {
  return (
    <Scene>
      <Shore />
      <Sea surface={226} />
      <path className="scene-wood" d="M-2 214h328v12H-2z" />
      <path className="scene-lines" d="M60 228v60M160 228v66M260 228v60M314 228v50" />
      <path className="scene-lines" d="M120 146l12 44h36v24M132 190l-6 24M125 166h34v24" />
      <path className="scene-lines" d="M288 146l-12 44h-36v24M276 190l6 24M283 166h-34v24" />
    </Scene>
  )
}
