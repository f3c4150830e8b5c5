import type { Day } from '#core/calendar/local-time.ts'
import { isoDay } from '#text/format.ts'
import { browserResults, resultsShownTo } from '#web/features/self/results/browser-results.ts'
import { newestFirst, seriesOf } from '#web/features/self/results/own-result.ts'
import { Course } from '#web/features/self/stress-programme/course.tsx'
import { useStressProgramme } from '#web/features/self/stress-programme/use-stress-programme.ts'
import { useAccount } from '#web/lib/account/use-account.ts'
import { Waiting } from '#web/lib/panel/waiting.tsx'
import { useStored } from '#web/lib/use-stored.ts'
import { useText } from '#web/lib/use-text.ts'

/** The weekly checks with the tests of one form in one version: that which was taken last. */
export function OwnCourse() {
  const t = useText('stressProgramme')
  const { document } = useStressProgramme()
  const account = useAccount('results')
  const { value: kept } = useStored(browserResults)
  const [latest = []] = seriesOf(newestFirst(resultsShownTo(kept, account.personId ?? null), account.results))
  return (
    <section className="flow programme-section">
      <h2>{t('course.title')}</h2>
      {account.asking ? (
        <Waiting shape="table" />
      ) : (
        <Course
          from={document.startedOn ?? (isoDay(new Date()) as Day)}
          checks={document.checks}
          tests={latest.map(({ takenAt, result }) => ({
            day: isoDay(new Date(takenAt)) as Day,
            total: result.total,
          }))}
        />
      )}
    </section>
  )
}
