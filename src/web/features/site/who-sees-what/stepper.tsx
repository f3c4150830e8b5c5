import { Button } from '#web/ui/button/button.tsx'

type StepperProps = {
  readonly label: string
  /** Accessible name of the minus button; `more` is that of the other. */
  readonly fewer: string
  readonly more: string
  readonly value: number
  readonly least: number
  readonly most: number
  readonly onChange: (value: number) => void
}

/** A small whole number with a button on either side. At a limit the button stays, so that it keeps the focus. */
export function Stepper({ label, fewer, more, value, least, most, onChange }: StepperProps) {
  const set = (wanted: number) => onChange(Math.min(most, Math.max(least, wanted)))
  return (
    <div className="stepper">
      <span className="stepper-label">{label}</span>
      <span className="stepper-parts">
        <Button
          kind="quiet"
          aria-label={fewer}
          aria-disabled={value === least}
          onClick={() => set(value - 1)}
        >
          −
        </Button>
        <output className="stepper-value">{value}</output>
        <Button kind="quiet" aria-label={more} aria-disabled={value === most} onClick={() => set(value + 1)}>
          +
        </Button>
      </span>
    </div>
  )
}
