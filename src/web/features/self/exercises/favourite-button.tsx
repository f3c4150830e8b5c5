import { useState } from 'react'
import { exercisesKind } from '#web/lib/exercises/exercises-document.ts'
import { useOwnDocument } from '#web/lib/own-document/use-own-document.ts'
import { useText } from '#web/lib/use-text.ts'
import type { ExerciseId } from './catalogue.ts'

const star =
  'M12 3.500l2.600 5.400 5.900.800-4.300 4.100 1.100 5.900-5.300-2.900-5.300 2.900 1.100-5.900-4.300-4.100 5.900-.800z'

/** One press puts an exercise on the signed-in person's start page, another removes it. */
export function FavouriteButton({ id }: { readonly id: ExerciseId }) {
  const t = useText('exerciseList')
  const { value, newest, change, state } = useOwnDocument(exercisesKind)
  const [pressed, setPressed] = useState(false)
  const chosen = value.favourites?.includes(id) === true
  const exercise = t(id)
  if (state === 'closed') return null
  return (
    <>
      <button
        type="button"
        className="favourite no-print"
        aria-pressed={chosen}
        aria-label={t('favourite', { exercise })}
        onClick={() => {
          const others = (newest().favourites ?? []).filter((one) => one !== id)
          change({ favourites: chosen ? others : [...others, id] })
          setPressed(true)
        }}
      >
        <svg viewBox="0 0 24 24" className="favourite-star" aria-hidden="true">
          <path d={star} />
        </svg>
      </button>
      <span role="status" className="hidden-text">
        {pressed && t(chosen ? 'favourite.added' : 'favourite.removed', { exercise })}
      </span>
    </>
  )
}
