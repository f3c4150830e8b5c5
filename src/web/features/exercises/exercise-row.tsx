import { PageLink } from '#web/lib/page-link.tsx'
import { useText } from '#web/lib/use-text.ts'
import { ZoneSign } from '#web/ui/zone-mark/zone-mark.tsx'
import { catalogue, type ExerciseId, isGuided, pathOf } from './catalogue.ts'
import { ExerciseDrawing } from './exercise-drawing.tsx'

type ExerciseRowProps = {
  readonly id: ExerciseId
  /** What the address asks for besides, so that it stays when an exercise is opened. */
  readonly search: URLSearchParams
  /** The one to begin with, with a button. */
  readonly first?: boolean
}

/** What the history remembers of a player that was opened here: closing it goes back. */
export const openedHere = { openedHere: true } as const

/** One exercise: all of the row opens it. */
export function ExerciseRow({ id, search, first = false }: ExerciseRowProps) {
  const t = useText('exerciseList')
  const { minutes } = catalogue[id]
  const next = new URLSearchParams(search)
  next.set('ovning', id)
  const opens = isGuided(id)
    ? ({ to: `/ovningar?${next}`, preventScrollReset: true, state: openedHere, prefetch: 'none' } as const)
    : ({ to: pathOf(id) } as const)
  return (
    <li className={first ? 'exercise-row exercise-first' : 'exercise-row'}>
      <ExerciseDrawing id={id} />
      <div className="exercise-words">
        <h3>
          <PageLink {...opens} className="exercise-link">
            {t(id)}
          </PageLink>
        </h3>
        <p>{t(`${id}.text`)}</p>
        <p className="exercise-facts small quiet">
          <span>{t('minutes', { minutes })}</span>
          <Zones id={id} />
        </p>
        {first && (
          <span className="button button-primary exercise-start no-print" aria-hidden="true">
            {t('start')}
          </span>
        )}
      </div>
    </li>
  )
}

function Zones({ id }: { readonly id: ExerciseId }) {
  const t = useText('exerciseList')
  const { zones } = catalogue[id]
  if (zones.length === 3) return <span>{t('zone.every')}</span>
  return zones.map((zone) => (
    <span key={zone} className="exercise-zone">
      <ZoneSign zone={zone} />
      {t(`zone.${zone}`)}
    </span>
  ))
}
