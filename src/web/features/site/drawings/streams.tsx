import { Scene, Sea } from './scene.tsx'

/** Streams from several places into the same water: causes at work that come together. */
export function Streams() {
  return (
    <Scene>
      <circle className="water-sun" cx="400" cy="76" r="30" />
      <path
        className="water-far"
        d="M0 340V120c60-20 90-60 150-60 66 0 90 44 160 40 64-4 100-30 170-20V340Z"
      />
      <path
        className="water-near"
        d="M0 340V210c70-24 120-60 190-58 80 2 120 30 180 30 50 0 80-10 110-8V340Z"
      />
      <path
        className="scene-stream"
        d="M150 62c-6 40 30 50 14 92s-40 50-30 110M306 100c10 30-24 50-12 84s-24 44-20 84M404 82c-8 40 22 60 2 100s-20 46-24 90M42 106c20 30-2 56 18 92s0 40 10 70"
      />
      <Sea surface={252} />
    </Scene>
  )
}
