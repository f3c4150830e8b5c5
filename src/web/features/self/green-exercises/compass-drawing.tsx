import { ratings } from '#core/exercises/exercises.ts'
import type { Direction } from '#web/lib/exercises/values-compass.ts'

type CompassDrawingProps = {
  readonly directions: readonly Direction[]
}

/** Distance of value 5 from the centre. */
const radius = 130

function pointAt(position: number, count: number, distance: number): readonly [x: number, y: number] {
  const angle = (position / count) * 2 * Math.PI - Math.PI / 2
  return [round(Math.cos(angle) * distance), round(Math.sin(angle) * distance)]
}

const round = (value: number) => Math.round(value * 10) / 10

const outline = (distances: readonly number[]) =>
  distances.map((distance, position) => pointAt(position, distances.length, distance).join(' ')).join(' ')

const steps = (rating: number) => (rating / 5) * radius

/**
 * The axes have numbers; their names are in the list below. Importance is a dashed outline with rings at its corners, life
 * as it is is filled water.
 */
export function CompassDrawing({ directions }: CompassDrawingProps) {
  const count = directions.length
  const important = directions.map((direction) => steps(direction.important))
  const lived = directions.map((direction) => steps(direction.lived))
  return (
    <svg viewBox="-170 -168 340 316" className="compass" aria-hidden="true">
      {ratings.map((rating) => (
        <polygon
          key={rating}
          className="compass-ring"
          points={outline(directions.map(() => steps(rating)))}
        />
      ))}
      {directions.map((direction, position) => {
        const [x, y] = pointAt(position, count, radius)
        const [labelX, labelY] = pointAt(position, count, radius + 16)
        const anchor = Math.abs(labelX) < 20 ? 'middle' : labelX > 0 ? 'start' : 'end'
        return (
          <g key={direction.area}>
            <path d={`M0 0 ${x} ${y}`} className="compass-ring" />
            <text x={labelX} y={labelY + (labelY < -100 ? -2 : 5)} textAnchor={anchor}>
              {position + 1}
            </text>
          </g>
        )
      })}
      <polygon className="compass-lived" points={outline(lived)} />
      <polygon className="compass-important" points={outline(important)} />
      {important.map((distance, position) => {
        const [cx, cy] = pointAt(position, count, distance)
        return <circle key={directions[position]?.area} className="compass-corner" cx={cx} cy={cy} r="5" />
      })}
    </svg>
  )
}
