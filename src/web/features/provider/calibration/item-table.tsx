import type { CalibrationList } from '#contract/provider/calibration.ts'
import { formatNumber, formatShare } from '#text/format.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Table } from '#web/ui/table/table.tsx'

type Items = NonNullable<CalibrationList['instruments'][number]['report']>['categories'][number]['items']

type ItemTableProps = {
  readonly caption: string
  readonly items: Items
}

/** The statistics of each question of a category, with the questions to review. */
export function ItemTable({ caption, items }: ItemTableProps) {
  const t = useText('calibration')
  const { language } = useLanguage()
  return (
    <Table
      caption={caption}
      hideCaption
      stacks
      columns={[
        { id: 'item', label: t('column.item') },
        { id: 'mean', label: t('column.mean'), numeric: true },
        { id: 'itemRest', label: t('column.itemRest'), numeric: true },
        { id: 'floor', label: t('column.floor'), numeric: true },
        { id: 'ceiling', label: t('column.ceiling'), numeric: true },
        { id: 'look', label: t('column.look') },
      ]}
      rows={items.map(({ id, text, mean, itemRest, floor, ceiling, secondLook }) => ({
        id,
        cells: [
          text,
          formatNumber(mean, language, 2),
          itemRest === null ? t('none') : formatNumber(itemRest, language, 2),
          formatShare(floor, language),
          formatShare(ceiling, language),
          t(secondLook ? 'look.again' : 'look.fine'),
        ],
      }))}
    />
  )
}
