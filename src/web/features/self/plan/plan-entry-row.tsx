import { useId, useRef, useState } from 'react'
import { withEnd } from '#core/plan/change-plan.ts'
import { isPast, occurrencesOf } from '#core/plan/occurrences.ts'
import type { PlanEntry } from '#core/plan/plan.ts'
import { useLanguage } from '#web/lib/language.tsx'
import type { OwnPlan } from '#web/lib/plan/use-plan.ts'
import { useNow } from '#web/lib/use-now.ts'
import { Button } from '#web/ui/button/button.tsx'
import { TwoStepButton } from '#web/ui/two-step-button/two-step-button.tsx'
import { EditEntry } from './edit-entry.tsx'
import { titleOf, whenText } from './plan-words.ts'
import { usePlanText } from './use-plan-text.ts'

type PlanEntryRowProps = {
  readonly own: OwnPlan
  readonly entry: PlanEntry
  /** Called with the outcome of a change, for screen readers. */
  readonly onTell: (words: string) => void
}

/** One action of the plan with its times. After a change the focus returns to where it was. */
export function PlanEntryRow({ own, entry, onTell }: PlanEntryRowProps) {
  const t = usePlanText()
  const { language } = useLanguage()
  const now = useNow()
  const [editing, setEditing] = useState(false)
  const edit = useRef<HTMLButtonElement>(null)
  const titleId = useId()
  const title = titleOf(entry, t)
  const left = occurrencesOf(entry).filter(({ at, state }) => state === 'open' && !isPast(at, now)).length

  function close() {
    setEditing(false)
    requestAnimationFrame(() => edit.current?.focus())
  }

  function stop() {
    own.update((plan, at) => withEnd(plan, entry.id, at))
    onTell(t('list.stopped', { title }))
    document.getElementById('plan-entries')?.focus()
  }

  return (
    <li>
      <strong id={titleId}>{title}</strong>
      <p className="small">{whenText(entry, t, language)}</p>
      <p className="small quiet">{left > 0 ? t('list.left', { count: left }) : t('list.over')}</p>
      {editing ? (
        <EditEntry
          own={own}
          entry={entry}
          now={now}
          onSaved={(saved) => {
            onTell(t('edit.saved', { title: titleOf(saved, t), when: whenText(saved, t, language) }))
            close()
          }}
          onCancel={close}
        />
      ) : (
        left > 0 && (
          <div className="entry-buttons no-print">
            {entry.last === null && (
              <Button ref={edit} kind="plain" aria-describedby={titleId} onClick={() => setEditing(true)}>
                {t(entry.title === null ? 'list.edit' : 'list.edit.own')}
              </Button>
            )}
            <TwoStepButton
              label={t('list.stop')}
              question={t('list.stop.question', { title })}
              yes={t('list.stop.yes')}
              no={t('list.stop.no')}
              onConfirm={stop}
            />
          </div>
        )
      )}
    </li>
  )
}
