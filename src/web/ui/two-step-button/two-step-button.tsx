import { useRef, useState } from 'react'
import { Button } from '../button/button.tsx'

type TwoStepButtonProps = {
  readonly label: string
  /** Asked before it happens, since it cannot be undone. */
  readonly question: string
  readonly yes: string
  readonly no: string
  readonly onConfirm: () => void
}

/** A button that asks once more, in its own place. */
export function TwoStepButton({ label, question, yes, no, onConfirm }: TwoStepButtonProps) {
  const [asking, setAsking] = useState(false)
  const first = useRef<HTMLButtonElement>(null)

  function answer(act?: () => void) {
    setAsking(false)
    act?.()
    requestAnimationFrame(() => first.current?.focus())
  }

  if (!asking) {
    return (
      <Button kind="plain" ref={first} onClick={() => setAsking(true)}>
        {label}
      </Button>
    )
  }
  return (
    <fieldset className="two-step">
      <legend>{question}</legend>
      <p className="actions">
        <Button autoFocus kind="quiet" onClick={() => answer()}>
          {no}
        </Button>
        <Button kind="plain" onClick={() => answer(onConfirm)}>
          {yes}
        </Button>
      </p>
    </fieldset>
  )
}
