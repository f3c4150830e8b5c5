import type { BookingView } from '#contract/bookings/booking.ts'
import { isLectureName } from '#core/booking/lectures.ts'
import { capital } from '#text/capital.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useText } from '#web/lib/use-text.ts'
import { DefinitionList } from '#web/ui/definition-list/definition-list.tsx'
import { dayWords, slotWords, wayWords } from './booking-words.ts'

/** What is booked, when, with whom, and its state. */
export function BookingFacts({ view }: { readonly view: BookingView }) {
  const t = useText('booking')
  const title = useText('lectureTitles')
  const { language } = useLanguage()
  const { type, startsAt, endsAt, way, wishes, link } = view
  const when =
    startsAt !== null && endsAt !== null
      ? slotWords(t, language, startsAt, endsAt)
      : (wishes?.days ?? [])
          .map(({ day, part }) =>
            t('check.day', { day: dayWords(day, language), part: t(`lecture.part.${part}`).toLowerCase() }),
          )
          .join('; ')
  return (
    <DefinitionList
      entries={[
        {
          id: 'state',
          term: t('mine.state'),
          details: <strong>{t(`mine.state.${shownState(view)}`)}</strong>,
        },
        { id: 'what', term: t('check.what'), details: t(`type.${type}`) },
        ...(wishes === null
          ? []
          : [
              {
                id: 'lecture',
                term: t('check.lecture'),
                details: isLectureName(wishes.lecture)
                  ? title(`lecture.${wishes.lecture}`)
                  : t('lecture.any'),
              },
            ]),
        { id: 'when', term: t('check.when'), details: capital(when) },
        ...(view.with === null ? [] : [{ id: 'with', term: t('mine.with'), details: view.with }]),
        {
          id: 'way',
          term: t('check.way'),
          details:
            link === null ? (
              [wayWords(t, way), wishes?.place].filter(Boolean).join(', ')
            ) : (
              <a href={link}>{t('mine.link')}</a>
            ),
        },
      ]}
    />
  )
}

type Shown = 'booked' | 'now' | 'past' | 'cancelled' | 'requested' | 'declined'

/** The state that the person sees: a booking is past from its end, whether or not they came. */
export function shownState({ state, startsAt, endsAt }: BookingView): Shown {
  if (state === 'no-show') return 'past'
  if (state !== 'booked' || startsAt === null || Date.parse(startsAt) > Date.now()) return state
  return endsAt !== null && Date.parse(endsAt) > Date.now() ? 'now' : 'past'
}
