import { useState } from 'react'
import { changeBetween } from '#core/change/reliable-change.ts'
import { formatDate, formatNumber, formatTableDate } from '#text/format.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Select } from '#web/ui/select/select.tsx'
import { resultBefore, type TakenResult } from './own-result.ts'
import type { ResultForm } from './result-form.ts'

type CompareResultsProps = {
  readonly forms: readonly ResultForm[]
  /** Oldest first, at least two. */
  readonly results: readonly TakenResult[]
}

/** Two dates beside each other, in words; at first the latest result and the one before it of the same form. */
export function CompareResults({ forms, results }: CompareResultsProps) {
  const t = useText('myResults')
  const latest = results.at(-1)
  const before = latest && (resultBefore(latest, results) ?? results.at(-2))
  const [chosen, setChosen] = useState<readonly [string, string]>([before?.id ?? '', latest?.id ?? ''])
  const titleOf = (instrument: string) => forms.find(({ id }) => id === instrument)?.title ?? instrument
  const options = results.toReversed().map(({ id, takenAt, result }) => ({
    value: id,
    label: `${formatTableDate(new Date(takenAt))}, ${titleOf(result.instrument)}`,
  }))
  const [earlier, later] = results.filter(({ id }) => chosen.includes(id))
  return (
    <section className="surface flow no-print">
      <h2>{t('compare.title')}</h2>
      <div className="compare-choices">
        <Select
          id="jamfor-1"
          label={t('compare.first')}
          options={options}
          value={chosen[0]}
          onChange={({ target }) => setChosen([target.value, chosen[1]])}
        />
        <Select
          id="jamfor-2"
          label={t('compare.second')}
          options={options}
          value={chosen[1]}
          onChange={({ target }) => setChosen([chosen[0], target.value])}
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
  const change = form && changeBetween(earlier.result, later.result, form.scoring)
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
    : t('compare.forms')
  return (
    <>
      {words} {zones}
    </>
  )
}
