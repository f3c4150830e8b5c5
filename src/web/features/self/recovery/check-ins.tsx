import type { Day } from '#core/calendar/local-time.ts'
import { type CheckIn, daysOf } from '#core/programme/recovery.ts'
import { useTableDateText } from '#web/lib/use-day-text.ts'
import { useText } from '#web/lib/use-text.ts'
import { Table } from '#web/ui/table/table.tsx'

/** All check-ins, for the person or to show to a helper. */
export function CheckIns({ checkIns }: { readonly checkIns: Readonly<Record<Day, CheckIn>> }) {
  const t = useText('recoveryProgramme')
  const tableDate = useTableDateText()
  const days = daysOf(checkIns)
  if (days.length === 0) return null
  return (
    <details className="figure-table">
      <summary>{t('checkIn.table')}</summary>
      <Table
        caption={t('checkIn.table')}
        hideCaption
        columns={[
          { id: 'day', label: t('energy.table.day') },
          { id: 'energy', label: t('energy.table.energy') },
          { id: 'sleep', label: t('checkIn.table.sleep') },
          { id: 'load', label: t('checkIn.table.load') },
        ]}
        rows={days.flatMap((day) => {
          const made = checkIns[day]
          if (made === undefined) return []
          const { energy, sleep, load } = made
          return [
            {
              id: day,
              cells: [
                tableDate(day),
                t(`energy.${energy}`),
                t(`checkIn.sleep.${sleep}`),
                t(`checkIn.load.${load}`),
              ],
            },
          ]
        })}
      />
    </details>
  )
}
