import type { ReactNode } from 'react'
import { tellsOfMistreatment } from '#core/scoring/result-heading.ts'
import { formatDate } from '#text/format.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { SafetyBlock } from '#web/lib/safety/safety-block.tsx'
import { useText } from '#web/lib/use-text.ts'
import { ZoneMark } from '#web/ui/zone-mark/zone-mark.tsx'
import { CauseList } from './cause-list.tsx'
import { ChangeSince } from './change-since.tsx'
import { Figures } from './figures.tsx'
import { headingWords } from './heading-words.ts'
import { Mistreated } from './mistreated.tsx'
import { NextStep } from './next-step.tsx'
import type { TakenResult } from './own-result.ts'
import type { ResultForm } from './result-form.ts'
import { SeekCare } from './seek-care.tsx'
import { SickLeave } from './sick-leave.tsx'
import { Today } from './today.tsx'

type ResultViewProps = {
  readonly form: ResultForm
  readonly taken: TakenResult
  /** The last one before, if there is one to compare with. */
  readonly earlier: TakenResult | undefined
  /** Below the help and above the result: whether an answer was sent. */
  readonly notice?: ReactNode
  /** After what to do today: somebody to talk to. */
  readonly contact?: ReactNode
  /** At the end: keep, print, delete. */
  readonly children?: ReactNode
}

/** What it means, what to do today, when to seek care; then the figures. In red, help comes above everything. */
export function ResultView({ form, taken, earlier, notice, contact, children }: ResultViewProps) {
  const t = useText('result')
  const { language } = useLanguage()
  const { zone } = taken.result
  const sickLeave = taken.sickLeave === true
  const { title, meaning } = headingWords(t, language, taken.result, sickLeave)
  return (
    <article className="flow result">
      {zone === 'red' && <SafetyBlock />}
      {notice}
      <header className="flow result-head">
        <ZoneMark zone={zone} label={t(`zone.${zone}`)} size="large" />
        <h1>{title}</h1>
        <p className="lead">{meaning}</p>
        <p>{t('limits.notDiagnosis')}</p>
      </header>
      {sickLeave && <SickLeave />}
      <Today taken={taken.result} />
      {tellsOfMistreatment(taken.result) && <Mistreated />}
      {contact}
      <SeekCare safety={zone !== 'red'} />
      <NextStep taken={taken.result} />
      <Figures form={form} taken={taken.result} />
      {taken.result.causes.length > 0 && <CauseList form={form} causes={taken.result.causes} />}
      {!sickLeave && <ChangeSince form={form} taken={taken} earlier={earlier} />}
      <p>{t('limits.provisional')}</p>
      <details className="disclosure">
        <summary>{t('limits.more')}</summary>
        <div className="flow">
          <p>{form.provenance}</p>
          <p>{form.limitsSource}</p>
          <p>{form.changeSource}</p>
          {form.causeLimitsSource !== '' && <p>{form.causeLimitsSource}</p>}
        </div>
      </details>
      <p className="small quiet">
        {form.title} {form.version} · {t('taken', { date: formatDate(new Date(taken.takenAt), language) })}
      </p>
      {children}
    </article>
  )
}
