type StepsProps = {
  /** Accessible name of the list: "Så långt har du kommit". */
  readonly label: string
  /** Start · HR-översikt · Steg 3 · Resultat */
  readonly steps: readonly string[]
  /** Index of the current step, from 0. */
  readonly current: number
  /** Done share of the current step, 0–1; its line is filled so far. Undefined: the whole line. */
  readonly share?: number | undefined
  /** Below the current step: what it is about. */
  readonly note?: string | undefined
}

/** The steps of a longer process, and the current one. */
export function Steps({ label, steps, current, share = 1, note }: StepsProps) {
  return (
    <ol className="steps" aria-label={label}>
      {steps.map((step, position) => (
        <li key={step} className="step" aria-current={position === current ? 'step' : undefined}>
          <svg viewBox="0 0 100 1" preserveAspectRatio="none" className="step-line" aria-hidden="true">
            <rect width="100" height="1" className="step-rest" />
            {position <= current && (
              <rect width={position < current ? 100 : 100 * share} height="1" className="step-gone" />
            )}
          </svg>
          <span className="step-name">{step}</span>
          {position === current && note !== undefined && <span className="step-note">{note}</span>}
        </li>
      ))}
    </ol>
  )
}
