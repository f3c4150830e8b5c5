import type { Day } from '#core/calendar/local-time.ts'
import { changeBetween } from '#core/change/reliable-change.ts'
import { daysToEndOfProgramme } from '#core/guidance/counted-change.ts'
import { stateOf } from '#core/programme/stress-programme.ts'
import { isoDay } from '#text/format.ts'
import { CountChange } from '#web/features/guidance/own/count-change.tsx'
import { beforeAndAfter } from '#web/features/self/results/before-and-after.ts'
import { browserResults, resultsShownTo } from '#web/features/self/results/browser-results.ts'
import { newestFirst, seriesOf } from '#web/features/self/results/own-result.ts'
import { Course } from '#web/features/self/stress-programme/course.tsx'
import { useStressProgramme } from '#web/features/self/stress-programme/use-stress-programme.ts'
import { useAccount } from '#web/lib/account/use-account.ts'
import { Waiting } from '#web/lib/panel/waiting.tsx'
import { useStored } from '#web/lib/use-stored.ts'
import { useText } from '#web/lib/use-text.ts'

/** What decides whether a change in a form is certain. */
export type ChangeForm = { readonly id: string; readonly version: string; readonly reliableChange: number }

/**
 * The weekly checks, with the tests of the form and version that was taken last. A person who has done every part is asked
 * whether their change may be counted.
 */
export function OwnCourse({ forms }: { readonly forms: readonly ChangeForm[] }) {
  const t = useText('stressProgramme')
  const { document } = useStressProgramme()
  const account = useAccount('results')
  const { value: kept } = useStored(browserResults)
  const own = newestFirst(resultsShownTo(kept, account.personId ?? null), account.results)
  const [latest = []] = seriesOf(own)
  const today = isoDay(new Date()) as Day
  const pair =
    document.startedOn !== null && stateOf(document, today).state === 'finished'
      ? beforeAndAfter(own, document.startedOn, { soonest: daysToEndOfProgramme, latest: null })
      : null
  const form = forms.find(
    ({ id, version }) => id === pair?.after.result.instrument && version === pair.after.result.version,
  )
  const change =
    pair !== null && pair.apart === null && form !== undefined
      ? changeBetween(pair.before.result, pair.after.result, form)
      : null
  return (
    <section className="flow programme-section">
      <h2>{t('course.title')}</h2>
      {account.asking ? (
        <Waiting shape="table" />
      ) : (
        <Course
          from={document.startedOn ?? today}
          checks={document.checks}
          tests={latest.map(({ takenAt, result }) => ({
            day: isoDay(new Date(takenAt)) as Day,
            total: result.total,
          }))}
        />
      )}
      {account.personId != null && change?.comparable && pair !== null && (
        <CountChange
          personId={account.personId}
          programme="six-months"
          start={pair.before.result.zone}
          change={change.direction}
        />
      )}
    </section>
  )
}
