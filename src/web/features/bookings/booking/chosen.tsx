import { bookingTypes } from '#core/booking/booking-types.ts'
import { capital } from '#text/capital.ts'
import { formatDay, formatTime } from '#text/format.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { PageLink } from '#web/lib/page-link.tsx'
import { useText } from '#web/lib/use-text.ts'
import type { BookingDraft } from './booking-draft.ts'
import type { LectureName } from './lecture-fields.tsx'

type ChosenProps = {
  readonly draft: BookingDraft
  readonly lectures: readonly LectureName[]
}

/** The choices so far, in sight at every step. */
export function Chosen({ draft, lectures }: ChosenProps) {
  const t = useText('booking')
  const { language } = useLanguage()
  const { type, startsAt, staff, lecture } = draft
  if (type === '') return null
  const title = lectures.find(({ name }) => name === lecture)?.title
  const at = startsAt === '' ? null : new Date(startsAt)
  const lines = [
    ...(type === 'lecture' && title !== undefined ? [title] : []),
    type === 'lecture'
      ? t('chosen.length.lecture')
      : t('chosen.length', { minutes: bookingTypes[type].minutes }),
    ...(staff === '' ? [] : [t('chosen.guide')]),
    ...(at === null ? [] : [capital(`${formatDay(at, language)} ${formatTime(at, language)}`)]),
  ]
  return (
    <section className="booking-chosen" aria-labelledby="booking-chosen">
      <h2 id="booking-chosen" className="small quiet">
        {t('chosen.title')}
      </h2>
      <p>
        <strong>{t(`type.${type}`)}</strong>
        {lines.map((line) => (
          <span key={line} className="booking-fact">
            {line}
          </span>
        ))}
      </p>
      {type === 'assessment' && (
        <p className="small">
          <PageLink to="/about-us#psykologer">{t('chosen.who')}</PageLink>
        </p>
      )}
    </section>
  )
}
