import type { ComponentType } from 'react'
import { PageLink } from '#web/lib/page-link.tsx'
import { useText } from '#web/lib/use-text.ts'
import { ZoneSign } from '#web/ui/zone-mark/zone-mark.tsx'
import { catalogue, type ExerciseId, isGuided, pathOf } from './catalogue.ts'
import { ExerciseDrawing } from './exercise-drawing.tsx'
import type { GuidedId } from './guided.ts'

type ExerciseRowProps = {
  readonly id: ExerciseId
  /** The page's other parameters, which stay when an exercise is opened. */
  readonly search: URLSearchParams
  /** For a signed-in person: the button that marks a favourite. */
  readonly Favourite: ComponentType<{ readonly id: ExerciseId }> | null
}

/** A link that opens the player over the list. The history state records it, so that closing goes back. */
export function inPlayer(id: GuidedId, search: URLSearchParams) {
  const next = new URLSearchParams(search)
  next.set('ovning', id)
  return {
    to: `/ovningar?${next}`,
    state: { openedHere: true },
    preventScrollReset: true,
    'data-asks': 'ovning',
  } as const
}

/** One exercise; the whole row opens it. */
export function ExerciseRow({ id, search, Favourite }: ExerciseRowProps) {
  const t = useText('exerciseList')
  const { minutes } = catalogue[id]
  const opens = isGuided(id) ? inPlayer(id, search) : { to: pathOf(id) }
  return (
    <li className="exercise-row">
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
      </div>
      {Favourite && <Favourite id={id} />}
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
