import { type ReactNode, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { addDays, type Day } from '#core/calendar/local-time.ts'
import { enrol, goOnWith } from '#core/programme/follow-programme.ts'
import { daysOf } from '#core/programme/recovery.ts'
import { isProgrammeWorsening } from '#core/programme/safety.ts'
import {
  currentModule,
  moduleOf,
  type PartId,
  partIds,
  partsDone,
  type StressProgramme,
  stateOf,
  stoppedAt,
  weekOfPart,
} from '#core/programme/stress-programme.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { PageButton, PageLink } from '#web/lib/page-link.tsx'
import { useDateText, useDayText } from '#web/lib/use-day-text.ts'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'
import { Progress } from '#web/ui/progress/progress.tsx'
import { AfterCheck } from './after-check.tsx'
import { AskFirst, type LoadAsk } from './ask-first.tsx'
import { ManageProgramme } from './manage-programme.tsx'
import { modulePath, partPath, placePath } from './programme-paths.ts'
import type { OwnProgramme } from './use-stress-programme.ts'

export type PartTitles = Readonly<Record<string, string>>

type NowViewProps = {
  readonly own: OwnProgramme
  readonly today: Day
  readonly titles: PartTitles
  /** The drawn course; the route passes it. */
  readonly course: ReactNode
  readonly loadAsk: LoadAsk
}

/** For a person who has enrolled: what comes next, their progress, the course so far, and the settings. */
export function NowView({ own, today, titles, course, loadAsk }: NowViewProps) {
  const t = useText('stressProgramme')
  const { document } = own
  useResume(own, today)
  return (
    <>
      {isHardNow(document, today) && <AfterCheck outcome="worse" own={own} today={today} />}
      <Now own={own} today={today} titles={titles} loadAsk={loadAsk} />
      <Progress
        label={t('now.progress', { done: partsDone(document) })}
        value={partsDone(document)}
        max={partIds.length}
      />
      {course}
      <ManageProgramme own={own} today={today} />
    </>
  )
}

/**
 * The calendar's address (`#fortsatt`, `present-calendar-feed.ts`) continues to where the person stopped, unless this page
 * has something to read first.
 */
function useResume({ document, state }: OwnProgramme, today: Day): void {
  const { hash } = useLocation()
  const { pathTo } = useLanguage()
  const navigate = useNavigate()
  const where = stateOf(document, today)
  const goesOn =
    hash === '#fortsatt' &&
    state !== 'loading' &&
    where.state === 'going' &&
    !where.doneThisWeek &&
    !isHardNow(document, today)
  const to = goesOn ? pathTo(placePath(stoppedAt(document) ?? { part: where.part, screen: 'read' })) : null
  useEffect(() => {
    if (to !== null) void navigate(to, { replace: true })
  }, [to, navigate])
}

/** Whether the two latest weekly checks are clearly worse, and the latest is less than two weeks old. */
const isHardNow = (document: StressProgramme, today: Day): boolean =>
  isProgrammeWorsening(document) && (daysOf(document.checks).at(-1) ?? today) > addDays(today, -14)

function Now({ own, today, titles, loadAsk }: Omit<NowViewProps, 'course'>) {
  const t = useText('stressProgramme')
  const dayText = useDayText()
  const dateText = useDateText()
  const { document, change } = own
  const where = stateOf(document, today)
  const place = (part: PartId) => t('place.part', { module: moduleOf(part), week: weekOfPart(part) })
  switch (where.state) {
    case 'not-started':
      return null
    case 'waiting':
      return (
        <Card title={t('now.waiting', { day: dayText(where.startsOn) })}>
          <p>{t('now.waiting.text')}</p>
          <AskFirst below load={loadAsk}>
            <p className="no-print">
              <Button kind="quiet" onClick={() => change((one) => enrol(one, today))}>
                {t('now.waiting.button')}
              </Button>
            </p>
          </AskFirst>
        </Card>
      )
    case 'paused':
      return (
        <Card title={t('now.paused')}>
          <p>{t('now.paused.text', { day: dateText(where.since) })}</p>
          <AskFirst below load={loadAsk}>
            <p className="no-print">
              <Button onClick={() => change((one) => goOnWith(one, today))}>{t('now.goOn')}</Button>
            </p>
          </AskFirst>
        </Card>
      )
    case 'finished':
      return (
        <Card title={t('now.finished')}>
          <p>{t('now.finished.text')}</p>
          <p>{t('now.finished.next')}</p>
          <p className="actions no-print">
            <PageButton to="/stressprofil/start">{t('now.finished.test')}</PageButton>
            <PageButton kind="quiet" to={partPath('6.3')}>
              {t('now.finished.plan')}
            </PageButton>
          </p>
        </Card>
      )
    case 'going': {
      const title = titles[where.part] ?? ''
      const stopped = stoppedAt(document)
      const to = stopped === null ? partPath(where.part) : placePath(stopped)
      return (
        <>
          {where.doneThisWeek ? (
            <Card title={t('now.rest')}>
              <p>{t('now.rest.text', { title })}</p>
              <p className="no-print">
                <PageButton kind="quiet" to={to}>
                  {t('now.rest.button')}
                </PageButton>
              </p>
            </Card>
          ) : (
            <Card over={`${t('now.over')} · ${place(where.part)}`} title={title}>
              {stopped !== null && <p>{t('now.stopped', { screen: t(`part.screen.${stopped.screen}`) })}</p>}
              <p className="no-print">
                <PageButton to={to}>{t(stopped === null ? 'now.open' : 'now.resume')}</PageButton>
              </p>
            </Card>
          )}
          {where.suggested !== null && (
            <Notice>
              <p>
                {t('now.suggested', { module: currentModule(document), next: where.suggested })}{' '}
                <PageLink to={modulePath(where.suggested)}>
                  {t('now.suggested.link', { next: where.suggested })}
                </PageLink>
              </p>
            </Notice>
          )}
        </>
      )
    }
  }
}

type CardProps = { readonly over?: string; readonly title: string; readonly children: ReactNode }

/** The next thing to do, the largest element of the page. */
function Card({ over, title, children }: CardProps) {
  return (
    <section id="programme-now" tabIndex={-1} className="surface programme-now flow">
      {over !== undefined && <p className="programme-over">{over}</p>}
      <h2>{title}</h2>
      {children}
    </section>
  )
}
