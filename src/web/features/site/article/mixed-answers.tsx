type MixedAnswersProps = {
  /** What the drawing says, shown below it. */
  readonly caption: string
}

/** Eight drops above the surface; below it they are one body of water. */
const drops = [
  { x: 22, y: 46 },
  { x: 62, y: 22 },
  { x: 102, y: 58 },
  { x: 142, y: 30 },
  { x: 182, y: 52 },
  { x: 222, y: 18 },
  { x: 262, y: 48 },
  { x: 302, y: 28 },
]

/** Answers that are mixed before anybody sees them, as drops that fall into the same water. */
export function MixedAnswers({ caption }: MixedAnswersProps) {
  return (
    <figure className="drawing-figure">
      <svg viewBox="0 0 324 190" className="drawing" aria-hidden="true">
        {drops.map(({ x, y }) => (
          <g key={x}>
            <path d={`M${x} ${y + 16}V104`} className="drawing-thread" />
            <path d={`M${x} ${y - 10}c6 8 9 12 9 17a9 9 0 0 1-18 0c0-5 3-9 9-17Z`} className="drawing-drop" />
          </g>
        ))}
        <path d="M0 116c27-8 54-8 81 0s54 8 81 0 54-8 81 0 54 8 81 0V190H0Z" className="drawing-water" />
        <path d="M0 116c27-8 54-8 81 0s54 8 81 0 54-8 81 0 54 8 81 0" className="drawing-surface" />
        <path d="M40 150h74M150 162h110M96 176h60" className="drawing-glint" />
      </svg>
      <figcaption className="small quiet">{caption}</figcaption>
    </figure>
  )
}
