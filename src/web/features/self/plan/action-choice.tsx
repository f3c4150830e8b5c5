import type { ReactNode } from 'react'
import type { ActionId } from '#core/plan/actions.ts'
import { usePlanText } from './use-plan-text.ts'

/** Id of an action's checkbox, which an error links to. */
export const boxId = (action: string) => `choose-${action.replace('.', '-')}`

type ActionChoiceProps = {
  readonly action: ActionId
  readonly chosen: boolean
  readonly onChoose: (wanted: boolean) => void
  /** Below its text: further actions of the page. */
  readonly children?: ReactNode
}

/** One action to tick, with its reason and instructions. */
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
