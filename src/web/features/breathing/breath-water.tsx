import { type Moment, phases } from './breath.ts'

type BreathWaterProps = {
  readonly moment: Moment | null
  /** The water moves, stands where it is, or lies low. */
  readonly motion: 'running' | 'paused' | 'still'
}

/** Seconds of one breath: the width of the line. */
const whole = phases.reduce((sum, { seconds }) => sum + seconds, 0)

/** Water that rises, rests and falls, and below it the breath as a line in three parts. */
export function BreathWater({ moment, motion }: BreathWaterProps) {
  return (
    <svg viewBox="0 0 600 300" className={`breath-water breath-${motion}`} aria-hidden="true">
      <clipPath id="breath-basin">
        <rect width="600" height="264" />
      </clipPath>
      <g clipPath="url(#breath-basin)">
        <rect width="600" height="264" className="breath-air" />
        <path d="M0 60h600M0 204h600" className="breath-mark" />
        <g className="breath-surface">
          <path
            className="water-back"
            d="M-60 196c60-10 120-10 180 0s120 10 180 0 120-10 180 0 120 10 180 0V560H-60Z"
          />
          <path
            className="water-front"
            d="M-60 212c70-12 140-12 210 0s140 12 210 0 140-12 210 0 140 12 210 0V560H-60Z"
          />
        </g>
      </g>
      {phases.map(({ phase, seconds }, position) => {
        const before = phases.slice(0, position).reduce((sum, part) => sum + part.seconds, 0)
        return (
          <rect
            key={phase}
            x={(before / whole) * 600 + 2}
            y="280"
            width={(seconds / whole) * 600 - 4}
            height="12"
            className={moment?.phase === phase ? 'breath-part breath-part-now' : 'breath-part'}
          />
        )
      })}
    </svg>
  )
}
