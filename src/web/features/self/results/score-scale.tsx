import type { Zone } from '@andrum/release/zone.ts'
import type { ReactNode } from 'react'

type ScoreScaleProps = {
  readonly label: ReactNode
  /** The meaning of a high figure, below the label. */
  readonly hint?: ReactNode
  /** The figure in words: "2,58 av 5". */
  readonly shown: ReactNode
  /** 1.00–5.00 */
  readonly score: number
  /** Where the next zones or bands begin; drawn as lines across the scale. */
  readonly limits: readonly number[]
  /** Zone whose colour the mark has; undefined: ink. */
  readonly zone?: Zone
}

/** The scale is 400 wide: 1 at the left end, 5 at the right. */
const at = (score: number): number => (score - 1) * 100

/** One figure on the 1–5 scale. The drawing is hidden from screen readers, because the words beside it say the same. */
export function ScoreScale({ label, hint, shown, score, limits, zone }: ScoreScaleProps) {
  return (
    <div className="score-scale">
      <span>{label}</span>
      <span className="score-scale-shown">{shown}</span>
      {hint !== undefined && <span className="score-scale-hint">{hint}</span>}
      <svg className="score-scale-drawing" viewBox="0 0 400 24" preserveAspectRatio="none" aria-hidden="true">
        <rect className="score-scale-ground" x="0" y="11" width="400" height="2" />
        <rect
          className={`score-scale-mark${zone === undefined ? '' : ` score-scale-${zone}`}`}
          x="0"
          y="7"
          width={Math.max(4, at(score))}
          height="10"
        />
        {limits.map((limit) => (
          <line key={limit} className="score-scale-limit" x1={at(limit)} x2={at(limit)} y1="0" y2="24" />
        ))}
      </svg>
      <span className="score-scale-ends" aria-hidden="true">
        <span>1</span>
        <span>2</span>
        <span>3</span>
        <span>4</span>
        <span>5</span>
      </span>
    </div>
  )
}
