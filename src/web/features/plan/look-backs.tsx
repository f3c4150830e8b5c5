import { useState } from 'react'
import type { Day } from '#core/calendar/local-time.ts'
import { weekToLookBackAt } from '#core/plan/look-back.ts'
import { useLanguage } from '#web/lib/language.tsx'
import type { OwnPlan } from '#web/lib/plan/use-plan.ts'
import { useNow } from '#web/lib/use-now.ts'
import { Notice } from '#web/ui/notice/notice.tsx'
import { LookBackForm } from './look-back.tsx'
import { dayText, titleOf } from './plan-words.ts'
import { usePlanText } from './use-plan-text.ts'

/** Once a week the week that was, and below it what earlier ones said. */
export function LookBacks({ own }: { readonly own: OwnPlan }) {
  const t = usePlanText()
  const now = useNow()
  const monday = weekToLookBackAt(own.plan, now.day)
  const [saved, setSaved] = useState(false)
  const looks = Object.keys(own.plan.looks).toSorted().reverse() as Day[]
  if (monday === null && looks.length === 0) return null

  return (
    <section className="plan-part look-part flow">
      <h2 id="look-back" tabIndex={-1}>
        {t('look.title')}
      </h2>
      {saved && (
        <Notice kind="done" live title={t('look.saved')}>
          <p>{t('look.saved.text')}</p>
        </Notice>
      )}
      {monday !== null && (
        <details className="disclosure">
          <summary>{t('look.start')}</summary>
          <LookBackForm
            own={own}
            monday={monday}
            onSaved={() => {
              setSaved(true)
              document.getElementById('look-back')?.focus()
            }}
          />
        </details>
      )}
      {looks.length > 0 && (
        <details className="disclosure">
          <summary>{t('looks.title')}</summary>
          <ul className="plan-list">
            {looks.map((week) => (
              <EarlierLook key={week} own={own} monday={week} />
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

function EarlierLook({ own, monday }: { readonly own: OwnPlan; readonly monday: Day }) {
  const t = usePlanText()
  const { language } = useLanguage()
  const look = own.plan.looks[monday]
  if (look === undefined) return null
  const helped = own.plan.entries.filter(({ id, removed }) => !removed && look.helped.includes(id))
  const what = [...new Set(helped.map((entry) => titleOf(entry, t)))].join(', ')
  return (
    <li>
      <strong>{t('week.from', { date: dayText(monday, language) })}</strong>
      <p className="small">{what === '' ? t('looks.nothing') : t('looks.helped', { what })}</p>
      {look.words !== '' && <p className="small quiet look-words">{look.words}</p>}
    </li>
  )
}
