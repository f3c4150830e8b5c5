import type { MeasureHistory } from '#contract/measures/measures.ts'
import { measureKinds, measureStatuses } from '#core/measures/measure.ts'
import { formatDay } from '#text/format.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Fold } from '#web/ui/fold/fold.tsx'
import { type CauseNames, useMeasureWords } from './use-measure-words.ts'

type Entry = MeasureHistory['entries'][number]
type Change = Entry['changes'][number]

const fields = [
  'title',
  'description',
  'kind',
  'owner',
  'dueOn',
  'followUpOn',
  'status',
  'followUpResult',
  'dropReason',
  'told',
  'unit',
  'likelihood',
  'consequence',
  'endedOn',
] as const

type HistoryProps = { readonly entries: readonly Entry[]; readonly causes: CauseNames }

/** Who changed what, and when; the latest first. */
export function History({ entries, causes }: HistoryProps) {
  const t = useText('measurePlan')
  const { language } = useLanguage()
  const sentence = useChangeWords(causes)
  const shown = entries.filter(({ what }) => what !== 'commented').toReversed()
  return (
    <div className="folds">
      <Fold id="measure-history" level={2} title={t('history.title')}>
        <ol>
          {shown.map(({ id, at, by, what, changes }) => (
            <li key={id}>
              <span className="small quiet">
                {t('history.by', {
                  name: by ?? t('history.somebody'),
                  when: formatDay(new Date(at), language),
                })}
              </span>
              {what === 'made' ? (
                <span className="own-line">{t('history.made')}</span>
              ) : (
                changes.map((change) => (
                  <span key={change.field} className="own-line">
                    {sentence(change)}
                  </span>
                ))
              )}
            </li>
          ))}
        </ol>
      </Fold>
    </div>
  )
}

function useChangeWords(causes: CauseNames): (change: Change) => string {
  const t = useText('measurePlan')
  const { date } = useMeasureWords(causes)

  function said(field: string, value: string): string {
    const status = measureStatuses.find((one) => one === value)
    const kind = measureKinds.find((one) => one === value)
    if (field === 'status' && status !== undefined) return t(`status.${status}`)
    if (field === 'kind' && kind !== undefined) return t(`kind.${kind}`)
    if (field === 'told') return t(value === 'true' ? 'one.yes' : 'one.no')
    if ((field === 'dueOn' || field === 'followUpOn' || field === 'endedOn') && value !== '')
      return date(value)
    return value
  }

  return ({ field, from, to }) => {
    const known = fields.find((one) => one === field)
    const facts = {
      field: known === undefined ? field : t(`field.${known}`),
      from: said(field, from),
      to: said(field, to),
    }
    if (from === '') return t('history.set', facts)
    return t(to === '' ? 'history.cleared' : 'history.change', facts)
  }
}
