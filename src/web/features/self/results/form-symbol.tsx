/**
 * The symbol of a form, around the origin of an SVG: a ring for the stress profile, a square for the in-depth analysis, a
 * cross for the work environment questionnaire. None has the shape of a zone's sign.
 */
export function FormSymbol({ instrument }: { readonly instrument: string }) {
  if (instrument === 'arbetsmiljo') return <path className="timeline-symbol" d="M-7 -7L7 7M-7 7L7 -7" />
  return instrument === 'djupanalys' ? (
    <rect className="timeline-symbol timeline-square" x="-7" y="-7" width="14" height="14" />
  ) : (
    <circle className="timeline-symbol timeline-ring" r="7.5" />
  )
}
