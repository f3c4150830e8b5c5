import type { Ref } from 'react'

type RemoveButtonProps = {
  readonly ref?: Ref<HTMLButtonElement>
  /** Accessible name with what is removed: "Ta bort promenaden på måndag". */
  readonly label: string
  readonly onRemove: () => void
}

/** A cross beside a row, a large touch target. Pages use it through `TwoStepButton`, which asks for confirmation. */
export function RemoveButton({ ref, label, onRemove }: RemoveButtonProps) {
  return (
    <button ref={ref} type="button" className="remove-button no-print" aria-label={label} onClick={onRemove}>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d="m5 5 10 10M15 5 5 15" />
      </svg>
    </button>
  )
}
