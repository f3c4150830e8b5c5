import { PageLink } from '#web/lib/page-link.tsx'
import { useLazyModule } from '#web/lib/use-lazy-module.ts'
import { useAccountMark } from '#web/lib/use-signed-in-mark.ts'
import { useText } from '#web/lib/use-text.ts'
import { isGuided } from './catalogue.ts'
import { type Chosen, exercisesFor } from './chosen-exercises.ts'
import { ExerciseRow } from './exercise-row.tsx'

const loadFavourites = () => import('./favourite-button.tsx')

type ExerciseListProps = { readonly chosen: Chosen; readonly search: URLSearchParams }

/** The filtered exercises: first those that open in the player, then those that are written or planned on other pages. */
export function ExerciseList({ chosen, search }: ExerciseListProps) {
  const t = useText('exerciseList')
  const ids = exercisesFor(chosen)
  // A visitor has no start page for favourites, and does not fetch their script.
  const favourites = useLazyModule(useAccountMark() !== null, loadFavourites)
  const parts = [
    ['guided', ids.filter(isGuided)],
    ['own', ids.filter((id) => !isGuided(id))],
  ] as const
  return (
    <div className="flow">
      <p role="status" className="small quiet">
        {ids.length === 0 ? t('none') : t('found', { count: ids.length })}
      </p>
      {ids.length === 0 && (
        <p>
          <PageLink to="/ovningar" className="link-alone" replace preventScrollReset>
            {t('none.all')}
          </PageLink>
        </p>
      )}
      {parts.map(
        ([part, shown]) =>
          shown.length > 0 && (
            <section key={part} aria-labelledby={`exercises-${part}`} className="section-part">
              <h2 id={`exercises-${part}`}>{t(part)}</h2>
              <p className="quiet">{t(`${part}.text`)}</p>
              <ul className="exercise-rows">
                {shown.map((id) => (
                  <ExerciseRow
                    key={id}
                    id={id}
                    search={search}
                    Favourite={favourites?.FavouriteButton ?? null}
                  />
                ))}
              </ul>
            </section>
          ),
      )}
    </div>
  )
}
