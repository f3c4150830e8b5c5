import { Scene, Sea } from './scene.tsx'

const links = [-12, 22, 56, 90, 124, 158, 192] as const

/** A chain whose links hold each other down to the anchor: a log in which nobody can exchange an entry unnoticed. */
export function Anchor() {
  return (
    <Scene>
      <Sea surface={40} />
      <path className="scene-floor" d="M0 340v-30c70-18 120 6 190 2s110-26 170-18 90 14 120 8v38Z" />
      {links.map((y, place) => {
        const width = place % 2 === 0 ? 30 : 14
        return (
          <rect
            key={y}
            className="scene-chain"
            x={240 - width / 2}
            y={y}
            width={width}
            height="44"
            rx={width / 2}
          />
        )
      })}
      <circle className="scene-chain" cx="240" cy="246" r="9" />
      <path className="scene-chain" d="M240 255v58M218 272h44M192 284c6 24 26 34 48 36 22-2 42-12 48-36" />
    </Scene>
  )
}
