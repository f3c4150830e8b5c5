import { changeBetween } from '#core/change/reliable-change.ts'
import { formatChange, formatDate } from '#text/format.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useText } from '#web/lib/use-text.ts'
import type { TakenResult } from './own-result.ts'
import type { ResultForm } from './result-form.ts'

type ChangeSinceProps = {
  readonly form: ResultForm
  readonly taken: TakenResult
  readonly earlier: TakenResult | undefined
  /** Told in the past. */
  readonly old: boolean
}

/** Whether more than chance has changed since last time, in words. Nothing for a first result. */
export function ChangeSince({ form, taken, earlier, old }: ChangeSinceProps) {
  const t = useText('result')
  const { language } = useLanguage()
  const change = earlier && changeBetween(earlier.result, taken.result, form.scoring)
  if (!earlier || !change?.comparable) return null

  return (
    <section className="flow">
      <h2>{t(old ? 'past.change' : 'change.title')}</h2>
      <p>
        {t(old ? `past.change.${change.direction}` : `change.${change.direction}`, {
          date: formatDate(new Date(earlier.takenAt), language),
          delta: formatChange(change.delta, language, 2),
        })}
      </p>
      {change.clear && (
        <p>
          {t(old ? 'past.change.clear' : 'change.clear', {
            from: t(`zone.${earlier.result.zone}`).toLowerCase(),
            to: t(`zone.${taken.result.zone}`).toLowerCase(),
          })}
        </p>
      )}
      {form.scoring.bands === 'raised' && <p className="small quiet">{t('change.parts')}</p>}
    </section>
  )
}
