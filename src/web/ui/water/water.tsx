type WaterProps = {
  /** The water level, from 0 (low) to 1 (high). */
  readonly level: number
  /** Rises for 4 s, rests for 2 s, falls for 6 s. Still under reduced motion. */
  readonly breathing?: boolean
  /** Rises to its level once, when it is first seen. Still under reduced motion. */
  readonly rising?: boolean
  /** Accessible name of the drawing; undefined: decoration. */
  readonly label?: string
}

/** Heights in the drawing at which the gauge is empty and full. */
const empty = 372
const full = 152

/** A still fjord with a gauge; its water level shows the level of stress. */
export function Water({ level, breathing = false, rising = false, label }: WaterProps) {
  const height = empty - (empty - full) * Math.min(1, Math.max(0, level))
  const described =
    label === undefined ? { 'aria-hidden': true as const } : { role: 'img', 'aria-label': label }
  return (
    <div className="water" {...described}>
      <svg viewBox="0 0 1440 430" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        <Land />
        <Gauge />
      </svg>
      <svg
        viewBox="0 0 1440 430"
        preserveAspectRatio="xMidYMax slice"
        className={breathing ? 'water-breathing' : rising ? 'water-rising' : undefined}
        aria-hidden="true"
      >
        <Surface height={height} />
      </svg>
    </div>
  )
}

/** The land behind the water, in a drawing 1440 wide and 430 high. */
export function Land() {
  return (
    <>
      <circle className="water-sun" cx="1216" cy="128" r="44" />
      <path
        className="water-far"
        d="M0 430V236c70-10 118-40 196-44 92-5 128 44 214 42 102-2 150-78 258-84 96-5 132 56 222 58 84 2 124-40 206-54 110-19 216 42 344 30V430Z"
      />
      <path className="water-near" d="M0 430V238c88 2 160 22 250 54s190 70 340 90V430Z" />
      <path className="water-near" d="M1440 430V196c-62 8-112 42-170 78s-128 76-262 100V430Z" />
    </>
  )
}

/** A staff in the water with marks from one to five. */
function Gauge() {
  const step = (empty - full) / 4
  const marks = [0, 1, 2, 3, 4]
  return (
    <g className="water-gauge">
      <path d="M936 96h22v334h-22z" className="water-staff" />
      {marks.map((mark) => {
        const y = empty - step * mark
        return (
          <g key={mark}>
            <path d={`M936 ${y}h22v${-step / 2}h-22z`} className="water-block" />
            <text x="922" y={y + 7} textAnchor="end">
              {mark + 1}
            </text>
          </g>
        )
      })}
    </g>
  )
}

function Surface({ height }: { readonly height: number }) {
  return (
    <g transform={`translate(0 ${height})`}>
      <path
        className="water-back"
        d="M-120 2c120-14 240-14 360 0s240 14 360 0 240-14 360 0 240 14 360 0 240-14 360 0V360H-120Z"
      />
      <path
        className="water-mid"
        d="M-120 18c90 12 180 12 270 0s180-12 270 0 180 12 270 0 180-12 270 0 180 12 270 0 180-12 270 0V380H-120Z"
      />
      <path
        className="water-front"
        d="M-120 66c140-16 280-16 420 0s280 16 420 0 280-16 420 0 280 16 420 0V400H-120Z"
      />
      <path
        className="water-glint"
        d="M620 42h120M780 30h64M500 54h56M1080 40h96M300 36h84M1240 50h60M160 52h40"
      />
      <path className="water-mark" d="M966 3l20-12v24Z" />
    </g>
  )
}
