import { useState } from 'react'
import type { ActionId } from '#core/plan/actions.ts'
import type { Suggested } from '#core/plan/suggest.ts'
import { Button } from '#web/ui/button/button.tsx'
import { ActionChoice, boxId } from './action-choice.tsx'
import { usePlanText } from './use-plan-text.ts'

type SuggestedActionsProps = {
  readonly suggested: Suggested
  readonly chosen: readonly string[]
  readonly onChoose: (action: string, wanted: boolean) => void
  readonly onExchange: (out: ActionId) => void
  readonly onAll: () => void
}

/** A few actions that fit the own result, each to tick or to replace, and a link to all. */
export function SuggestedActions({ suggested, chosen, onChoose, onExchange, onAll }: SuggestedActionsProps) {
  const t = usePlanText()
  const [exchanged, setExchanged] = useState<number | null>(null)
  const told = exchanged === null ? undefined : suggested.shown[exchanged]
  return (
    <>
      <fieldset className="suggestions">
        <legend className="hidden-text">{t('suggest.title')}</legend>
        {suggested.shown.map((action, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what takes the place keeps the button that was pressed
          <div key={position} className="surface">
            <ActionChoice
              action={action}
              chosen={chosen.includes(action)}
              onChoose={(wanted) => onChoose(action, wanted)}
            >
              <p>
                <Button
                  kind="plain"
                  aria-describedby={`${boxId(action)}-hint`}
                  onClick={() => {
                    onExchange(action)
                    setExchanged(position)
                  }}
                >
                  {t('suggest.exchange')}
                </Button>
              </p>
            </ActionChoice>
          </div>
        ))}
      </fieldset>
      <p role="status" className="hidden-text">
        {told !== undefined && t('suggest.exchanged', { title: t(`${told}.title`) })}
      </p>
      <p>
        <Button kind="plain" onClick={onAll}>
          {t('suggest.all')}
        </Button>
      </p>
    </>
  )
}
