type WaterProps = {
  /** Where the water stands, from 0 (low) to 1 (high). */
  readonly level: number
  /** Rises 4 s, rests 2 s, falls 6 s (seed, section 9: the breathing exercise). Still when motion is reduced. */
  readonly breathing?: boolean
  /** What the drawing says; without it, it is decoration. */
  readonly label?: string
}

/** Heights of the drawing where the gauge reads empty and full. */
const empty = 400
const full = 190

/** A still fjord with a gauge: where the water stands is where stress is. */
export function Water({ level, breathing = false, label }: WaterProps) {
  const height = empty - (empty - full) * Math.min(1, Math.max(0, level))
  const described =
    label === undefined ? { 'aria-hidden': true as const } : { role: 'img', 'aria-label': label }
  return (
    <div className="water" {...described}>
      <svg viewBox="0 0 1440 480" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        <Land />
        <Gauge />
      </svg>
      <svg
        viewBox="0 0 1440 480"
        preserveAspectRatio="xMidYMax slice"
        className={breathing ? 'water-breathing' : undefined}
        aria-hidden="true"
      >
        <Surface height={height} />
      </svg>
    </div>
  )
}

function Land() {
  return (
    <>
      <path
        className="water-far"
        d="M0 480V214l64-38 58 20 96-92 78 58 46-18 118 92 92-30 70 40 128-76 92 44 66-26 120 78 104-96 70 46 62-30 88 62 88-40V480Z"
      />
      <path
        className="water-near"
        d="M0 480V262l90-52 74 34 82-20 150 92 104 26 120 42 176 24 220-10 140-34 96-58 72 18 116-78V480Z"
      />
    </>
  )
}

/** A staff in the water, read from one to five. */
function Gauge() {
  const marks = [0, 1, 2, 3, 4]
  return (
    <g className="water-gauge">
      <path d="M962 138h26v342h-26z" className="water-staff" />
      {marks.map((mark) => {
        const y = empty - ((empty - full) / 4) * mark
        return (
          <g key={mark}>
            <path d={`M962 ${y}h15`} />
            {mark < 4 && <path d={`M962 ${y - 26}h9`} />}
            <text x="948" y={y + 7} textAnchor="end">
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
      <path className="water-mark" d="M994 4l22-13v26Z" />
    </g>
  )
}
