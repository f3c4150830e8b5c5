import type { ListReviewView } from '#contract/rounds/list-review.ts'
import { useText } from '#web/lib/use-text.ts'
import { Table } from '#web/ui/table/table.tsx'

type Unit = ListReviewView['units'][number]
type ListedUnitsProps = { readonly units: readonly Unit[]; readonly smallestGroup: number }

/** Every unit of a frozen list: the number of people, the changes since it was last asked, and what to look at. */
export function ListedUnits({ units, smallestGroup }: ListedUnitsProps) {
  const t = useText('listReview')
  const odd = ({ exactlySmallest, brief }: Unit) =>
    [
      ...(exactlySmallest ? [t('units.exactly', { count: smallestGroup })] : []),
      ...(brief !== null && brief > 0 ? [t('units.brief', { count: brief })] : []),
    ].join('. ')
  return (
    <Table
      caption={t('units.title')}
      stacks
      columns={[
        { id: 'unit', label: t('units.unit') },
        { id: 'invited', label: t('units.invited'), numeric: true },
        { id: 'joined', label: t('units.joined'), numeric: true },
        { id: 'gone', label: t('units.gone'), numeric: true },
        { id: 'odd', label: t('units.odd') },
      ]}
      rows={units.map((unit) => ({
        id: unit.id,
        cells: [unit.name, unit.invited, unit.joined ?? t('units.never'), unit.gone ?? '–', odd(unit)],
      }))}
    />
  )
}
