import type { PlaceNow } from '#core/example/play.ts'
import { answersIn, type Crowd, company, type Place } from '#core/example/playground.ts'
import { useText } from '#web/lib/use-text.ts'
import { placeInWords } from './in-words.ts'

type RoundPictureProps = {
  readonly when: 'before' | 'now'
  readonly crowds: readonly Crowd[]
  readonly places: readonly PlaceNow[]
  /** The round before this one. */
  readonly earlier?: readonly PlaceNow[]
}

/** One round: every place with a dot for each person, whether HR sees a figure, and why not. */
export function RoundPicture({ when, crowds, places, earlier = [] }: RoundPictureProps) {
  const t = useText('whoSeesWhat')
  const had = (place: Place) => earlier.some((one) => one.place === place && one.shown)
  return (
    <section className="playground-round">
      <h3>{t(`round.${when}`)}</h3>
      <ul className="basins">
        {places.map((one) => (
          <li key={one.place} className={one.shown ? 'basin' : 'basin basin-hidden'}>
            <h4 className="basin-name">
              {t(`place.${one.place}`)}
              {one.place === company && (
                <span className="small quiet own-line">
                  {t('place.rest', { count: answersIn(crowds, when, company) })}
                </span>
              )}
            </h4>
            <People crowds={crowds} when={when} place={one.place} />
            <p className="basin-verdict">{t(one.shown ? 'shown' : 'hidden')}</p>
            <p className="small">{placeInWords(t, one, had(one.place)).join('\n')}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

type PeopleProps = {
  readonly crowds: readonly Crowd[]
  readonly when: 'before' | 'now'
  readonly place: Place
}

/** The people of a place, without those of its departments. Words beside it say what they do. */
function People({ crowds, when, place }: PeopleProps) {
  const here = crowds.filter((crowd) => crowd[when] === place)
  return (
    <span className="people" aria-hidden="true">
      {here.flatMap(({ why, people }) =>
        Array.from({ length: people }, (_, n) => `${why}-${n}`).map((key) => (
          <i key={key} className={why === 'stay' ? undefined : why} />
        )),
      )}
    </span>
  )
}
