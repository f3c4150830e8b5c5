import type { ReactNode } from 'react'

type SceneProps = {
  /** The meaning of the drawing, shown below it. Without a caption the drawing is shown beside the title of a wide window only. */
  readonly caption?: string | undefined
  readonly children: ReactNode
}

/** The frame of a drawing of the water family, 480 by 340, beside a page's title. */
export function Scene({ caption, children }: SceneProps) {
  return (
    <figure className={caption === undefined ? 'scene scene-wide-only' : 'scene'}>
      <svg viewBox="0 0 480 340" aria-hidden="true">
        {children}
      </svg>
      {caption !== undefined && <figcaption className="small quiet">{caption}</figcaption>}
    </figure>
  )
}

/** Sun and hills behind the water. */
export function Shore() {
  return (
    <>
      <circle className="water-sun" cx="400" cy="76" r="30" />
      <path
        className="water-far"
        d="M0 340V196c44 6 70-30 118-30 52 0 66 34 118 30 54-4 82-58 138-58 46 0 70 26 106 24V340Z"
      />
      <path className="water-near" d="M480 340V176c-40 4-64 34-104 60s-80 30-120 34v70Z" />
    </>
  )
}

/** The water; `surface` is its height in the drawing. */
export function Sea({ surface }: { readonly surface: number }) {
  return (
    <g transform={`translate(0 ${surface})`}>
      <path
        className="water-back"
        d="M-20 2c42-10 83-10 125 0s83 10 125 0 83-10 125 0 83 10 125 0 83-10 125 0V360H-20Z"
      />
      <path
        className="water-mid"
        d="M-20 20c50 10 100 10 150 0s100-10 150 0 100 10 150 0 100-10 150 0V360H-20Z"
      />
      <path className="water-front" d="M-20 66c60-12 120-12 180 0s120 12 180 0 120-12 180 0V360H-20Z" />
      <path className="water-glint" d="M52 40h46M300 36h62M204 50h36M410 46h40" />
    </g>
  )
}
