type StepsProps = {
  /** What the list is: "Så långt har du kommit". */
  readonly label: string
  /** Start · HR-översikt · Steg 3 · Resultat */
  readonly steps: readonly string[]
  /** Position of the step being shown, from 0. */
  readonly current: number
  /** How much of that step is done, 0–1: its line is filled so far. Left out: the whole line. */
  readonly share?: number | undefined
  /** Below the step being shown: what it is about. */
  readonly note?: string | undefined
}

/** The stages of a longer way, and where the person is. */
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
