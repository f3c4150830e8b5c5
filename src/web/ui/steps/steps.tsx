type StepsProps = {
  /** What the list is: "Så långt har du kommit". */
  readonly label: string
  /** Start · HR-översikt · Steg 3 · Resultat */
  readonly steps: readonly string[]
  /** Position of the step being shown, from 0. */
  readonly current: number
}

/** The stages of a longer way, and where the person is. */
export function Steps({ label, steps, current }: StepsProps) {
  return (
    <ol className="steps" aria-label={label}>
      {steps.map((step, position) => (
        <li
          key={step}
          className={position < current ? 'step step-done' : 'step'}
          aria-current={position === current ? 'step' : undefined}
        >
          {step}
        </li>
      ))}
    </ol>
  )
}
