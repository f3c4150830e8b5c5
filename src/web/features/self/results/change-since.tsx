import { changeBetween } from '#core/change/reliable-change.ts'
import { formatChange, formatDate } from '#text/format.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { PageLink } from '#web/lib/page-link.tsx'
import { useText } from '#web/lib/use-text.ts'
import { apartWords } from './apart-words.ts'
import type { Apart, TakenResult } from './own-result.ts'
import type { ResultForm } from './result-form.ts'

type ChangeSinceProps = {
  readonly form: ResultForm
  readonly taken: TakenResult
  readonly earlier: TakenResult | undefined
  /** Why no comparable result exists, where the form has been answered before. */
  readonly apart: Apart | null
  /** Worded in the past tense. */
  readonly old: boolean
}

/** In words: whether the change since last time is more than chance, or why that is unknown. Renders nothing for a first result. */
export function ChangeSince({ form, taken, earlier, apart, old }: ChangeSinceProps) {
  const t = useText('result')
  const { language } = useLanguage()
  const title = <h2>{t(old ? 'past.change' : 'change.title')}</h2>
  if (apart !== null) {
    return (
      <section className="flow">
        {title}
        <p>{apartWords(t, language, apart)}</p>
      </section>
    )
  }
  const change = earlier && changeBetween(earlier.result, taken.result, form.scoring)
  if (!earlier || !change?.comparable) return null

  return (
    <section className="flow">
      {title}
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
      <p className="small quiet">
        {t('change.limit')} <PageLink to="/granska#granser-for-forandring">{t('change.how')}</PageLink>
      </p>
      {form.scoring.bands === 'raised' && <p className="small quiet">{t('change.parts')}</p>}
    </section>
  )
}
