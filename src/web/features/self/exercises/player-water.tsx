/** A wave so wide that it looks the same after drifting by one wavelength. */
const wave = (y: number, height: number) =>
  `M-1200 ${y}q100-${height} 200 0${'t200 0'.repeat(17)}V1000H-1200Z`

type PlayerWaterProps = {
  /** Follows the breath, drifts, or lies still. */
  readonly motion: 'breath' | 'drift' | 'still'
  readonly paused?: boolean
}

/** The water of the player, behind its words. */
export function PlayerWater({ motion, paused = false }: PlayerWaterProps) {
  return (
    <>
      <svg
        viewBox="0 0 1200 160"
        preserveAspectRatio="xMidYMax slice"
        className="player-land"
        aria-hidden="true"
      >
        <path
          className="player-land-far"
          d="M0 160V70c60-8 100-34 164-36 76-4 106 38 178 36 84-2 124-64 214-68 80-4 110 46 184 48 70 2 104-34 172-46 92-16 180 34 288 26v130Z"
        />
      </svg>
      <svg
        viewBox="0 0 1200 800"
        preserveAspectRatio="xMidYMin slice"
        className={`player-water player-water-${motion}${paused ? ' player-water-paused' : ''}`}
        aria-hidden="true"
      >
        <path className="player-wave-back" d={wave(30, 34)} />
        <path className="player-wave-front" d={wave(58, 26)} />
      </svg>
    </>
  )
}
