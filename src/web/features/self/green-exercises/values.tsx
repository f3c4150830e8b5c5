import { areas, type Compass, ratings } from '#core/exercises/exercises.ts'
import { answersLeft, type Direction, directionsOf, widest } from '#web/lib/exercises/values-compass.ts'
import { useText } from '#web/lib/use-text.ts'
import { Figure } from '#web/ui/figure/figure.tsx'
import { RatingRow } from '#web/ui/rating-row/rating-row.tsx'
import { Table } from '#web/ui/table/table.tsx'
import { TextField } from '#web/ui/text-field/text-field.tsx'
import { CompassDrawing } from './compass-drawing.tsx'
import type { SheetProps } from './exercise-list.ts'
import { FinishExercise } from './finish-exercise.tsx'

/** What matters to the person beside how they live, and one small action where these differ. */
export function Values({ done, onFinish, exercises: { value, change, kept } }: SheetProps) {
  const t = useText('exercises')
  const { important, lived, action } = value.values
  const directions = directionsOf(value.values)
  const rate = (part: Partial<Compass>) => change({ values: { ...value.values, ...part } })
  const withoutAction = action.trim() === '' ? t('values.missing.action') : null
  return (
    <>
      <p className="small quiet">{t('values.ends')}</p>
      {areas.map((area) => (
        <section key={area} className="worksheet-part">
          <h4>{t(`values.${area}`)}</h4>
          <div className="rating-pair">
            <RatingRow
              steps={ratings}
              id={`important-${area}`}
              legend={t('values.important')}
              value={important[area]}
              onChange={(rating) => rate({ important: { ...important, [area]: rating } })}
            />
            <RatingRow
              steps={ratings}
              id={`lived-${area}`}
              legend={t('values.lived')}
              value={lived[area]}
              onChange={(rating) => rate({ lived: { ...lived, [area]: rating } })}
            />
          </div>
        </section>
      ))}
      {directions === null ? (
        <p className="quiet">{t('values.left', { count: answersLeft(value.values) })}</p>
      ) : (
        <>
          <CompassFigure directions={directions} />
          <TextField
            id="values-action"
            label={t('values.action')}
            hint={t('values.action.hint')}
            maxLength={200}
            value={action}
            onChange={(event) => rate({ action: event.target.value })}
          />
        </>
      )}
      <FinishExercise
        done={done}
        kept={kept}
        missing={directions === null ? t('values.missing.ratings') : withoutAction}
        onFinish={onFinish}
      />
    </>
  )
}

function CompassFigure({ directions }: { readonly directions: readonly Direction[] }) {
  const t = useText('exercises')
  const gap = widest(directions)
  const caption =
    gap === null
      ? t('values.even')
      : t('values.finding', {
          area: t(`values.${gap.area}`).toLowerCase(),
          important: gap.important,
          lived: gap.lived,
        })
  return (
    <Figure
      caption={<span role="status">{caption}</span>}
      tableLabel={t('values.table')}
      table={
        <Table
          caption={t('values')}
          hideCaption
          columns={[
            { id: 'area', label: t('values.table.area') },
            { id: 'important', label: t('values.legend.important'), numeric: true },
            { id: 'lived', label: t('values.legend.lived'), numeric: true },
            { id: 'distance', label: t('values.table.distance'), numeric: true },
          ]}
          rows={directions.map(({ area, important, lived, distance }) => ({
            id: area,
            cells: [t(`values.${area}`), important, lived, String(distance).replace('-', '−')],
          }))}
        />
      }
    >
      <CompassDrawing directions={directions} />
      <ol>
        {directions.map(({ area }) => (
          <li key={area}>{t(`values.${area}`)}</li>
        ))}
      </ol>
      <ul className="compass-legend small">
        <li>
          <svg viewBox="0 0 28 14" aria-hidden="true">
            <path className="compass-important" d="M0 7h28" />
            <circle className="compass-corner" cx="14" cy="7" r="5" />
          </svg>
          {t('values.legend.important')}
        </li>
        <li>
          <svg viewBox="0 0 28 14" aria-hidden="true">
            <path className="compass-lived" d="M0 1h28v12H0Z" />
          </svg>
          {t('values.legend.lived')}
        </li>
      </ul>
    </Figure>
  )
}
