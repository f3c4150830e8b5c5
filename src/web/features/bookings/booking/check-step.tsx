import { bookingTypes } from '#core/booking/booking-types.ts'
import { capital } from '#text/capital.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { DefinitionList } from '#web/ui/definition-list/definition-list.tsx'
import { asksForCompany, type BookingDraft, type Step } from './booking-draft.ts'
import { dayWords, slotWords, wayWords } from './booking-words.ts'
import type { LectureName } from './lecture-fields.tsx'

type CheckListProps = {
  readonly draft: BookingDraft
  readonly lectures: readonly LectureName[]
  readonly onStep: (step: Step) => void
}

/** All values that will be sent, each with a link back to its step. */
export function CheckList({ draft, lectures, onStep }: CheckListProps) {
  const t = useText('booking')
  const { language } = useLanguage()
  const { type, startsAt, way, name, email, phone, company, days, groupSize, format, place } = draft
  if (type === '') return null
  const change = (step: Step, what: string) => (
    <Button kind="plain" onClick={() => onStep(step)}>
      {t('change')}
      <span className="hidden-text">: {what.toLowerCase()}</span>
    </Button>
  )
  const row = (id: string, term: string, details: string, step: Step) => ({
    id,
    term,
    details,
    action: change(step, term),
  })
  const you = row(
    'you',
    t('check.you'),
    [name, asksForCompany(type) ? company : '', email, phone].filter(Boolean).join(', '),
    'details',
  )
  const what = row('what', t('check.what'), t(`type.${type}`), 'type')
  if (type !== 'lecture') {
    const endsAt = new Date(Date.parse(startsAt) + bookingTypes[type].minutes * 60_000).toISOString()
    const when = slotWords(t, language, startsAt, endsAt)
    const how = way === '' ? '' : wayWords(t, way)
    return (
      <DefinitionList
        entries={[
          what,
          row('when', t('check.when'), capital(when), 'time'),
          row('way', t('check.way'), how, 'details'),
          you,
        ]}
      />
    )
  }
  const wished = days
    .filter(({ day }) => day !== '')
    .map(({ day, part }) =>
      t('check.day', { day: dayWords(day, language), part: t(`lecture.part.${part}`).toLowerCase() }),
    )
  const which = lectures.find((one) => one.name === draft.lecture)?.title ?? t('lecture.any')
  const where =
    format === '' ? '' : [wayWords(t, format), ...(format === 'on-site' ? [place] : [])].join(', ')
  return (
    <DefinitionList
      entries={[
        what,
        row('lecture', t('check.lecture'), which, 'details'),
        row('when', t('check.when'), capital(wished.join('; ')), 'details'),
        row('group', t('check.group'), groupSize, 'details'),
        row('place', t('check.place'), where, 'details'),
        you,
      ]}
    />
  )
}
