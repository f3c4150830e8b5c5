import { type ReactNode, useRef, useState } from 'react'
import { Button, type ButtonKind } from '../button/button.tsx'
import { RemoveButton } from '../remove-button/remove-button.tsx'

type TwoStepButtonProps = {
  readonly label: string
  /** The question before the action, which cannot be undone. */
  readonly question: string
  readonly yes: string
  readonly no: string
  readonly onConfirm: () => void
  /** `cross`: a cross beside a row; the label is its accessible name. */
  readonly kind?: Exclude<ButtonKind, 'primary'> | 'cross'
  /** For a button in a list: what it is about, for a screen reader. */
  readonly about?: ReactNode
  readonly busy?: boolean
}

/** The only way to delete own data: a button that asks for confirmation in place. Escape means no. */
export function TwoStepButton(props: TwoStepButtonProps) {
  const { label, question, yes, no, onConfirm, kind = 'plain', about, busy = false } = props
  const [asking, setAsking] = useState(false)
  const first = useRef<HTMLButtonElement>(null)
  const ask = () => setAsking(true)

  function answer(act?: () => void) {
    setAsking(false)
    act?.()
    requestAnimationFrame(() => first.current?.focus())
  }

  if (!asking && kind === 'cross') return <RemoveButton ref={first} label={label} onRemove={ask} />
  if (!asking) {
    return (
      <Button kind={kind === 'quiet' ? 'quiet' : 'plain'} ref={first} busy={busy} onClick={ask}>
        {label}
        {about !== undefined && <span className="hidden-text"> {about}</span>}
      </Button>
    )
  }
  return (
    <TwoStepQuestion
      question={question}
      yes={yes}
      no={no}
      onYes={() => answer(onConfirm)}
      onNo={() => answer()}
    />
  )
}

type TwoStepQuestionProps = Pick<TwoStepButtonProps, 'question' | 'yes' | 'no'> & {
  readonly onYes: () => void
  readonly onNo: () => void
}

/** Only the question, in the place of the pressed button. */
export function TwoStepQuestion({ question, yes, no, onYes, onNo }: TwoStepQuestionProps) {
  return (
    <fieldset className="two-step no-print" onKeyDown={({ key }) => key === 'Escape' && onNo()}>
      <legend>{question}</legend>
      <p className="actions">
        <Button autoFocus kind="quiet" onClick={onNo}>
          {no}
        </Button>
        <Button kind="plain" onClick={onYes}>
          {yes}
        </Button>
      </p>
    </fieldset>
  )
}
