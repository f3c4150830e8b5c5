/** The first tab stop: skips the header. */
export function SkipLink({
  label,
  target = 'innehall',
}: {
  readonly label: string
  readonly target?: string
}) {
  return (
    <a href={`#${target}`} className="skip-link">
      {label}
    </a>
  )
}
