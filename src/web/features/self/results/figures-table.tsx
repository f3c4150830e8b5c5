import type { Result } from '#core/scoring/evaluate.ts'
import { formatNumber } from '#text/format.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Table } from '#web/ui/table/table.tsx'
import type { ResultForm } from './result-form.ts'

/** The figures with their limits, as a table. */
export function FiguresTable({ form, taken }: { readonly form: ResultForm; readonly taken: Result }) {
  const t = useText('result')
  const { language } = useLanguage()
  const number = (value: number) => formatNumber(value, language, 2)
  const { limits, bands } = form.scoring
  const onlyRaised = bands === 'raised'

  return (
    <Table
      caption={t('figures.tableCaption')}
      hideCaption
      columns={[
        { id: 'part', label: t('figures.table.part') },
        { id: 'score', label: t('figures.table.score'), numeric: true },
        { id: 'band', label: t('figures.table.band') },
        { id: 'yellow', label: t('figures.table.yellowFrom'), numeric: true },
        { id: 'red', label: t('figures.table.redFrom'), numeric: true },
      ]}
      rows={[
        {
          id: 'total',
          cells: [
            t('figures.total'),
            number(taken.total),
            t(`zone.${taken.zone}`),
            number(limits.total.yellow),
            number(limits.total.red),
          ],
        },
        ...taken.categories.map(({ id, score, band }) => ({
          id,
          cells: [
            form.categories.find((category) => category.id === id)?.title,
            number(score),
            t(`figures.${band}`),
            number(limits.categories[id].yellow),
            onlyRaised ? '–' : number(limits.categories[id].red),
          ],
        })),
      ]}
    />
  )
}
