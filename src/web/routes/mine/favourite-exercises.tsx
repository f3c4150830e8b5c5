import { type ExerciseId, exerciseIds } from '#web/features/self/exercises/catalogue.ts'
import { ExerciseDrawing } from '#web/features/self/exercises/exercise-drawing.tsx'
import { exercisesKind } from '#web/lib/exercises/exercises-document.ts'
import { useOwnDocument } from '#web/lib/own-document/use-own-document.ts'
import { PageLink } from '#web/lib/page-link.tsx'
import { useText } from '#web/lib/use-text.ts'

/** With more the person would have to search the list again. */
const mostShown = 3

const isThere = (name: string): name is ExerciseId => exerciseIds.some((id) => id === name)

type FavouriteExercisesProps = {
  /** Titles by the exercise's name. */
  readonly titles: Readonly<Record<string, string>>
}

/** The exercises that the person has marked as favourites, the latest first. */
export function FavouriteExercises({ titles }: FavouriteExercisesProps) {
  const t = useText('mine')
  const { value } = useOwnDocument(exercisesKind)
  const shown = (value.favourites ?? []).filter(isThere).slice(-mostShown).reverse()
  if (shown.length === 0) return null
  return (
    <nav aria-labelledby="favourites">
      <h2 id="favourites" className="today-small-head">
        {t('favourites.title')}
      </h2>
      <ul className="shortcuts">
        {shown.map((id) => (
          <li key={id}>
            <PageLink to={`/ovningar?ovning=${id}`}>
              <ExerciseDrawing id={id} />
              <span>{titles[id]}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
