import { changeBetween } from '#core/change/reliable-change.ts'
import { formatDate, formatNumber, formatTableDate } from '#text/format.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Select } from '#web/ui/select/select.tsx'
import { apartWords } from './apart-words.ts'
import type { Pair } from './compared.ts'
import { apartOf, type TakenResult } from './own-result.ts'
import type { ResultForm } from './result-form.ts'

type CompareResultsProps = {
  readonly forms: readonly ResultForm[]
  /** Oldest first, at least two. */
  readonly results: readonly TakenResult[]
  readonly pair: Pair
  readonly onPair: (pair: Pair) => void
}

/** Compares the results of two dates in words. The dates are chosen here or by their points in the timeline. */
export function CompareResults({ forms, results, pair, onPair }: CompareResultsProps) {
  const t = useText('myResults')
  const { language } = useLanguage()
  const titleOf = (instrument: string) => forms.find(({ id }) => id === instrument)?.title ?? instrument
  const options = results.toReversed().map(({ id, takenAt, result }) => ({
    value: id,
    label: `${formatTableDate(new Date(takenAt), language)}, ${titleOf(result.instrument)}`,
  }))
  const [earlier, later] = results.filter(({ id }) => pair.includes(id))
  return (
    <section className="surface flow no-print" aria-label={t('compare.title')}>
      <p>{t('compare.how')}</p>
      <div className="compare-choices">
        <Select
          id="jamfor-1"
          label={t('compare.first')}
          options={options}
          value={pair[0]}
          onChange={({ target }) => onPair([target.value, pair[1]])}
        />
        <Select
          id="jamfor-2"
          label={t('compare.second')}
          options={options}
          value={pair[1]}
          onChange={({ target }) => onPair([pair[0], target.value])}
        />
      </div>
      <p role="status">
        {earlier && later ? <Difference forms={forms} earlier={earlier} later={later} /> : t('compare.same')}
      </p>
    </section>
  )
}

type DifferenceProps = Pick<CompareResultsProps, 'forms'> & {
  readonly earlier: TakenResult
  readonly later: TakenResult
}

function Difference({ forms, earlier, later }: DifferenceProps) {
  const t = useText('myResults')
  const zoned = useText('result')
  const { language } = useLanguage()
  const form = forms.find(
    ({ id, version }) => id === later.result.instrument && version === later.result.version,
  )
  const sameForm = earlier.result.instrument === later.result.instrument
  const apart = sameForm ? apartOf(earlier, later) : null
  const change =
    form && apart === null ? changeBetween(earlier.result, later.result, form.scoring) : undefined
  const zone = ({ result }: TakenResult) => zoned(`zone.${result.zone}`).toLowerCase()
  const figure = (value: number) => formatNumber(value, language, 2)
  const zones =
    earlier.result.zone === later.result.zone
      ? t('compare.zone.same', { zone: zone(later) })
      : t('compare.zone', { from: zone(earlier), to: zone(later) })
  const words = change?.comparable
    ? t(`compare.${change.direction}`, {
        before: formatDate(new Date(earlier.takenAt), language),
        after: formatDate(new Date(later.takenAt), language),
        from: figure(earlier.result.total),
        to: figure(later.result.total),
        delta: figure(Math.abs(change.delta)),
      })
    : apart === null
      ? t('compare.forms')
      : apartWords(zoned, language, apart)
  return (
    <>
      {words} {zones}
    </>
  )
}
