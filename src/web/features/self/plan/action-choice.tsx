import type { ReactNode } from 'react'
import type { ActionId } from '#core/plan/actions.ts'
import { usePlanText } from './use-plan-text.ts'

/** The box of an action, so that an error can lead to it. */
export const boxId = (action: string) => `choose-${action.replace('.', '-')}`

type ActionChoiceProps = {
  readonly action: ActionId
  readonly chosen: boolean
  readonly onChoose: (wanted: boolean) => void
  /** Below its words: what else can be done about it. */
  readonly children?: ReactNode
}

/** One action to tick, with why and how. */
export function ActionChoice({ action, chosen, onChoose, children }: ActionChoiceProps) {
  const t = usePlanText()
  const id = boxId(action)
  return (
    <div className="action-choice">
      <label htmlFor={id} className="radio checkbox">
        <input
          id={id}
          type="checkbox"
          checked={chosen}
          aria-describedby={`${id}-hint`}
          onChange={(event) => onChoose(event.target.checked)}
        />
        <span>{t(`${action}.title`)}</span>
      </label>
      <p id={`${id}-hint`} className="small quiet">
        {children === undefined && `${t(`${action}.why`)} `}
        {t(`${action}.how`)}
      </p>
      {children}
    </div>
  )
}
