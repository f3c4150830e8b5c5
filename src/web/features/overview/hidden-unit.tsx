import { formatDate } from '#text/format.ts'
import { Notice } from '#web/ui/notice/notice.tsx'
import { conclusionWords } from './conclusion.ts'
import { closingOf, roundName, type SectionProps } from './overview-view.ts'

/** A unit without a new figure: the same sentence whatever the reason, and its last figure with its date. */
export function HiddenUnit({
  words,
  overview,
  round,
  unit,
  hidden,
}: Omit<SectionProps, 'names'> & { readonly hidden: string }) {
  const { t, language } = words
  const last = unit.lastShown
  return (
    <Notice title={t('hidden.title')}>
      <p>{hidden}</p>
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
