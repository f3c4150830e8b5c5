import { Scene } from './scene.tsx'

const rested =
  'M0 286c27 0 30-192 60-192s33 186 63 186 30-200 60-200 33 200 63 200 30-186 60-186 33 190 63 190 30-192 60-192 30 160 51 178'

/** Days as two lines: one comes down between the peaks, one does not. */
export function LoadAndRest({ caption }: { readonly caption: string }) {
  return (
    <Scene caption={caption}>
      <path className="scene-rest" d={`${rested}V340H0Z`} />
      <path className="scene-rested" d={rested} />
      <path
        className="scene-strained"
        d="M0 260c27-4 33-170 60-170s33 118 63 112 30-120 60-128 33 92 63 86 30-92 60-96 33 64 63 60 30-64 60-68 33 26 51 22"
      />
    </Scene>
  )
}
