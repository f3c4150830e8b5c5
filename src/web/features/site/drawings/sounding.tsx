import { Scene, Sea } from './scene.tsx'

/** A line with marks that reaches the bottom: protection that is measured, not only promised. */
export function Sounding() {
  return (
    <Scene>
      <Sea surface={54} />
      <path className="scene-floor" d="M0 340v-34c70-18 120 6 190 2s110-34 170-24 90 18 120 12v44Z" />
      <path className="scene-marks" d="M240 60V286" />
      <path className="scene-marks" d="M233 96h14M233 130h14M233 164h14M233 198h14M233 232h14M233 266h14" />
      <path className="scene-dark" d="M232 286h16l5 22h-26z" />
      <path className="scene-wood" d="M180 36h126v8H180z" />
      <path className="scene-dark" d="M168 44h150l-22 34H190z" />
    </Scene>
  )
}
