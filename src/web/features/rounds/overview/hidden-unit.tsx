import { formatDate } from '#text/format.ts'
import { Notice } from '#web/ui/notice/notice.tsx'
import { conclusionWords } from './conclusion.ts'
import { closingOf, roundName, type SectionProps } from './overview-view.ts'
import { countedIn, whereCountedOf } from './where-counted.ts'

/** A unit without a new figure: the same sentence whatever the reason, where its answers are counted, and its last figure. */
export function HiddenUnit({
  words,
  overview,
  round,
  unit,
  led,
  hidden,
}: Omit<SectionProps, 'names'> & { readonly led: boolean; readonly hidden: string }) {
  const { t, language } = words
  const last = unit.lastShown
  const counted = whereCountedOf(overview.units, { led })(unit)
  return (
    <Notice title={t('hidden.title')}>
      <p>
        {hidden} {counted !== null && countedIn(t, counted)}
      </p>
      <p>
        {last === null
          ? t('hidden.none')
          : t('hidden.last', {
              round: roundName(overview, last.roundId),
              date: formatDate(closingOf(overview, last.roundId), language),
            })}
      </p>
      {last !== null && <p>{conclusionWords(words, overview, round, { ...unit, figure: last.figure })}</p>}
    </Notice>
  )
}
