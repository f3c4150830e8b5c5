import { formatNumber, formatShare } from '#text/format.ts'
import type { Worth } from '#web/lib/content/read-worth.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Table } from '#web/ui/table/table.tsx'

/** The price of the protection: how often a unit has a figure, by team size and participation. */
export function WorthFigures({ worth }: { readonly worth: readonly Worth[] }) {
  const t = useText('about')
  const { language } = useLanguage()
  const share = (part: number, whole: number) => formatShare(part / Math.max(1, whole), language)
  return (
    <>
      <Table
        caption={t('worth.caption')}
        columns={[
          { id: 'team', label: t('worth.team'), numeric: true },
          { id: 'answering', label: t('worth.answering'), numeric: true },
          { id: 'fresh', label: t('worth.fresh'), numeric: true },
          { id: 'shared', label: t('worth.shared'), numeric: true },
          { id: 'recent', label: t('worth.recent'), numeric: true },
        ]}
        rows={worth.map(({ teamSize, participation, eligible, fresh, shared, recent }) => ({
          id: `${teamSize} ${participation}`,
          cells: [
            formatNumber(teamSize, language),
            formatShare(participation, language),
            share(fresh, eligible),
            share(shared, eligible),
            share(recent, eligible),
          ],
        }))}
      />
      <p className="small quiet">{t('worth.older')}</p>
    </>
  )
}
