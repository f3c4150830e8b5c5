/** The first stop of the keyboard: past the header to the page itself. */
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
