import type { GuidanceRow, GuidanceList as List } from '#contract/guidance/guidance.ts'
import { formatList, formatNumber } from '#text/format.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { PageLink } from '#web/lib/page-link.tsx'
import { useDays } from '#web/lib/use-day-text.ts'
import { useText } from '#web/lib/use-text.ts'
import { SparkLine } from '#web/ui/charts/spark-line.tsx'

type GuidanceListProps = Pick<List, 'me' | 'guidances'>

/** Participants who wait for an answer first, by promised day; then the others in the server's order. */
export function GuidanceList({ me, guidances }: GuidanceListProps) {
  const t = useText('guideDesk')
  const waiting = guidances.filter(({ owed }) => owed !== null)
  const others = guidances.filter(({ owed }) => owed === null)
  return (
    <>
      <p className="quiet">{t('list.count', { count: guidances.length, limit: me.caseload })}</p>
      <Rows id="waiting" title={t('list.waiting')} none={t('list.nothing')} rows={waiting} />
      {others.length > 0 && <Rows id="others" title={t('list.rest')} none="" rows={others} />}
    </>
  )
}

type RowsProps = {
  readonly id: string
  readonly title: string
  readonly none: string
  readonly rows: readonly GuidanceRow[]
}

function Rows({ id, title, none, rows }: RowsProps) {
  return (
    <section className="flow" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {rows.length === 0 ? (
        <p>{none}</p>
      ) : (
        <ul className="row-list surface" aria-labelledby={id}>
          {rows.map((row) => (
            <Row key={row.id} {...row} />
          ))}
        </ul>
      )}
    </section>
  )
}

/** The lightest level. The line shows strain, so it rises when the level falls. */
const lightest = 5

function Row(row: GuidanceRow) {
  const t = useText('guideDesk')
  const { language } = useLanguage()
  const { near } = useDays()
  const { id, owed, unread, course } = row
  const notes = useNotes(row)
  const strain = course.slice(-12).map(({ level }) => lightest + 1 - level)
  return (
    <li className="row guidance-row">
      <div className="row-words">
        <p className="row-title">
          <PageLink to={`/vagledning?deltagare=${id}`}>
            <bdi>{row.name ?? t('list.noName')}</bdi>
          </PageLink>
          {unread > 0 && (
            <>
              {' '}
              <span className="message-mark">{t('list.news', { count: unread })}</span>
            </>
          )}
        </p>
        {owed !== null && (
          <p className={owed.isLate ? 'guidance-late' : undefined}>
            {t(owed.isLate ? 'list.late' : 'list.due', { day: near(owed.dueOn) })}
          </p>
        )}
        {notes.length > 0 && <p className="quiet small">{notes.join(' · ')}</p>}
      </div>
      {strain.length > 1 && (
        <div className="guidance-course">
          <span className="small quiet" aria-hidden="true">
            {t('list.course.label')}
          </span>
          <SparkLine values={strain} />
          <span className="hidden-text">
            {t('list.course', {
              values: formatList(
                strain.map((value) => formatNumber(value, language, 1)),
                language,
              ),
            })}
          </span>
        </div>
      )}
    </li>
  )
}

/** Notes on a row, by the server's rules. */
function useNotes({ flags, state, letterAsked, isMine, endsOn, offeredTo, minutes }: GuidanceRow) {
  const t = useText('guideDesk')
  const { far } = useDays()
  return [
    ...(state === 'paused' ? [t('list.paused')] : []),
    ...flags.map((flag) => t(`list.flag.${flag}`)),
    ...(letterAsked ? [t('list.flag.letter')] : []),
    ...(isMine ? [] : [t('list.standIn')]),
    ...(endsOn === null ? [] : [t('list.ends', { day: far(endsOn) })]),
    ...(offeredTo === null ? [] : [t('list.offered', { name: offeredTo })]),
    ...(minutes === 0 ? [] : [t('list.minutes', { minutes })]),
  ]
}
