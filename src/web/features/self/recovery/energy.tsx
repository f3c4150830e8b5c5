import type { Day } from '#core/calendar/local-time.ts'
import { energyByDay, energyTrend } from '#core/programme/energy.ts'
import { type Rating, ratings } from '#core/programme/recovery.ts'
import { useDayText, useTableDateText } from '#web/lib/use-day-text.ts'
import { useText } from '#web/lib/use-text.ts'
import { DayLine } from '#web/ui/charts/day-line.tsx'
import { Figure } from '#web/ui/figure/figure.tsx'
import { Radios } from '#web/ui/radios/radios.tsx'
import { Table } from '#web/ui/table/table.tsx'

type EnergyProps = {
  readonly energy: Readonly<Record<Day, Rating>>
  readonly today: Day
  /** Null where the question is not asked: the line is only shown. */
  readonly onRate: ((rating: Rating) => void) | null
}

/** The person's energy today, and the line of all days. */
export function Energy({ energy, today, onRate }: EnergyProps) {
  const t = useText('recoveryProgramme')
  const rating = energy[today]
  const days = energyByDay(energy)
  if (onRate === null && days.length < 2) return null
  return (
    <section className="flow recovery-part">
      <h2>{t('energy.title')}</h2>
      {onRate !== null && (
        <div className="no-print">
          <Radios
            id="energy"
            name="energy"
            legend={t('energy.legend')}
            digits
            value={rating === undefined ? undefined : `${rating}`}
            onChange={(chosen) => onRate(Number(chosen) as Rating)}
            choices={ratings.map((one) => ({ value: `${one}`, label: t(`energy.${one}`) }))}
          />
          <p role="status" className="small quiet">
            {rating !== undefined && t('energy.kept', { word: t(`energy.${rating}`).toLowerCase() })}
          </p>
        </div>
      )}
      {days.length < 2 ? (
        <p className="small quiet">{t('energy.first')}</p>
      ) : (
        <EnergyFigure energy={energy} today={today} />
      )}
    </section>
  )
}

function EnergyFigure({ energy, today }: Pick<EnergyProps, 'energy' | 'today'>) {
  const t = useText('recoveryProgramme')
  const dayText = useDayText()
  const tableDate = useTableDateText()
  const days = energyByDay(energy)
  const [first, last] = [days[0]?.day ?? today, days.at(-1)?.day ?? today]
  return (
    <Figure
      caption={t(`energy.${energyTrend(energy, today)}`)}
      note={t('energy.note')}
      tableLabel={t('energy.table')}
      table={
        <Table
          caption={t('energy.early')}
          hideCaption
          columns={[
            { id: 'day', label: t('energy.table.day') },
            { id: 'energy', label: t('energy.table.energy') },
          ]}
          rows={days
            .flatMap(({ day, rating }) => (rating === null ? [] : [{ day, rating }]))
            .map(({ day, rating }) => ({
              id: day,
              cells: [tableDate(day), `${rating} · ${t(`energy.${rating}`)}`],
            }))}
        />
      }
    >
      <DayLine
        values={days.map(({ day, rating }) => ({ key: day, value: rating }))}
        axisLabels={['5', '4', '3', '2', '1']}
        ends={[dayText(first), dayText(last)]}
      />
    </Figure>
  )
}
