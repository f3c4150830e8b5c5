/** SVG path data in a square of 24 units, drawn with a line of 1.75 and round ends. */
export type Drawing = `M${string}`

/** An icon beside a word that says the same. */
export function Icon({ drawing }: { readonly drawing: Drawing }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={drawing} />
    </svg>
  )
}
