import type { ReactNode } from 'react'
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
  weekOfPart,
} from '#core/programme/stress-programme.ts'
import { PageButton, PageLink } from '#web/lib/page-link.tsx'
import { useDayText } from '#web/lib/use-day-text.ts'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'
import { Progress } from '#web/ui/progress/progress.tsx'
import { AfterCheck } from './after-check.tsx'
import { AskFirst, type LoadAsk } from './ask-first.tsx'
import { ManageProgramme } from './manage-programme.tsx'
import { modulePath, partPath } from './programme-paths.ts'
import type { OwnProgramme } from './use-stress-programme.ts'

export type PartTitles = Readonly<Record<string, string>>

type NowViewProps = {
  readonly own: OwnProgramme
  readonly today: Day
  readonly titles: PartTitles
  /** The drawn course; the route brings it. */
  readonly course: ReactNode
  readonly loadAsk: LoadAsk
}

/** For somebody who has enrolled: what comes next, how far it is, the course so far, and the settings. */
export function NowView({ own, today, titles, course, loadAsk }: NowViewProps) {
  const t = useText('stressProgramme')
  const { document } = own
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

/** The two latest weekly checks are clearly worse, and not so old that they say nothing of today. */
const isHardNow = (document: StressProgramme, today: Day): boolean =>
  isProgrammeWorsening(document) && (daysOf(document.checks).at(-1) ?? today) > addDays(today, -14)

function Now({ own, today, titles, loadAsk }: Omit<NowViewProps, 'course'>) {
  const t = useText('stressProgramme')
  const dayText = useDayText()
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
          <p>{t('now.paused.text', { day: dayText(where.since) })}</p>
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
      return (
        <>
          {where.doneThisWeek ? (
            <Card title={t('now.rest')}>
              <p>{t('now.rest.text', { title })}</p>
              <p className="no-print">
                <PageButton kind="quiet" to={partPath(where.part)}>
                  {t('now.rest.button')}
                </PageButton>
              </p>
            </Card>
          ) : (
            <Card over={`${t('now.over')} · ${place(where.part)}`} title={title}>
              <p className="no-print">
                <PageButton to={partPath(where.part)}>{t('now.open')}</PageButton>
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

/** The one thing to do now, the largest on the page. */
function Card({ over, title, children }: CardProps) {
  return (
    <section id="programme-now" tabIndex={-1} className="surface programme-now flow">
      {over !== undefined && <p className="programme-over">{over}</p>}
      <h2>{title}</h2>
      {children}
    </section>
  )
}
