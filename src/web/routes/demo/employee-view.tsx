import { useState } from 'react'
import { addDays, type Day, weekdayOf, weekdays } from '#core/calendar/local-time.ts'
import { nextStep } from '#core/home/next-step.ts'
import { weekStrip } from '#core/home/week-strip.ts'
import { withState } from '#core/plan/change-plan.ts'
import { noPlan, type Plan, type PlanEntry } from '#core/plan/plan.ts'
import { emptyRecovery } from '#core/programme/recovery.ts'
import { emptyProgramme } from '#core/programme/stress-programme.ts'
import type { Result } from '#core/scoring/evaluate.ts'
import { headingOf } from '#core/scoring/result-heading.ts'
import { headingWords } from '#web/features/self/results/heading-words.ts'
import type { TakenResult } from '#web/features/self/results/own-result.ts'
import { ResultHead } from '#web/features/self/results/result-head.tsx'
import { Today } from '#web/features/self/results/today.tsx'
import type { DemoPerson } from '#web/lib/content/demo-person.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { PageButton, PageLink } from '#web/lib/page-link.tsx'
import { useNow } from '#web/lib/use-now.ts'
import { useText } from '#web/lib/use-text.ts'
import { NextStepCard } from '../mine/next-step-card.tsx'
import { Shortcuts } from '../mine/shortcuts.tsx'
import { type FormName, StateCard } from '../mine/state-card.tsx'
import { WeekStrip } from '../mine/week-strip.tsx'

type EmployeeViewProps = {
  readonly forms: readonly FormName[]
  readonly titles: Readonly<Record<string, string>>
  readonly person: DemoPerson
}

/** Age in days of the demo person's two results. */
const ages = { now: 3, before: 150 } as const

const walk: Omit<PlanEntry, 'first'> = {
  id: 'demo-walk',
  action: 'walk',
  title: null,
  time: '12:15',
  minutes: 15,
  weekly: { on: weekdays, weeks: 2 },
  last: null,
  remind: false,
  marks: {},
  removed: false,
  at: '',
}

/** A plan with a walk every day this week, done up to now. */
function planOn(today: Day): Plan {
  const monday = addDays(today, 1 - weekdayOf(today))
  const plan: Plan = { ...noPlan, entries: [{ ...walk, first: monday }] }
  return Array.from({ length: weekdayOf(today) - 1 }, (_, ahead) => addDays(monday, ahead)).reduce(
    (before, day) => withState(before, walk.id, day, 'done', new Date(0)),
    plan,
  )
}

/** The start page and the result of a made-up person, with the components of the real pages. Ticks are not stored. */
export function EmployeeView({ forms, titles, person }: EmployeeViewProps) {
  const t = useText('demo')
  const now = useNow()
  const [plan, setPlan] = useState(() => planOn(now.day))
  const [marked, setMarked] = useState<string | null>(null)
  const taken = takenOn(addDays(now.day, -ages.now), 'demo', person.now)
  const earlier = takenOn(addDays(now.day, -ages.before), 'demo-before', person.before)
  const next = nextStep({
    now,
    rounds: [],
    begun: null,
    recovery: emptyRecovery,
    programme: emptyProgramme,
    plan,
    latest: {
      zone: taken.result.zone,
      instrument: taken.result.instrument,
      raised: headingOf(taken.result).kind !== 'plain',
      ageInDays: ages.now,
    },
  })
  return (
    <>
      <section className="demo-part" aria-labelledby="demo-today">
        <div className="flow">
          <h2 id="demo-today">{t('employee.title')}</h2>
          <p>{t('employee.text')}</p>
        </div>
        <div className="app demo-app with-aside">
          <div className="today-parts">
            <StateCard forms={forms} taken={taken} before={[earlier]} to="/demo?vy=medarbetare#demo-result" />
            <NextStepCard
              ref={null}
              next={next}
              titles={titles}
              marked={marked}
              onDone={({ entry, day }, title) => {
                setPlan(withState(plan, entry.id, day, 'done', new Date()))
                setMarked(title)
              }}
            />
          </div>
          <div className="today-parts">
            <Shortcuts />
            <WeekStrip days={weekStrip(plan, emptyRecovery, now.day)} today={now.day} />
          </div>
        </div>
      </section>
      <DemoResult taken={taken} />
    </>
  )
}

/** The first screen of the result, and how to take the real profile. */
function DemoResult({ taken }: { readonly taken: TakenResult }) {
  const t = useText('demo')
  const words = useText('result')
  const { language } = useLanguage()
  const { title, meaning } = headingWords(words, language, taken.result, false)
  return (
    <section className="demo-part" aria-labelledby="demo-result">
      <div className="flow">
        <h2 id="demo-result">{t('employee.result.title')}</h2>
        <p>{t('employee.result.text')}</p>
      </div>
      <div className="app demo-app flow result">
        <ResultHead taken={taken.result} takenAt={taken.takenAt} title={title} old={false} within />
        <p className="result-meaning">{meaning}</p>
        <Today taken={taken.result} />
      </div>
      <div className="flow">
        <p>{t('employee.try')}</p>
        <p className="actions">
          <PageButton kind="quiet" to="/stressprofil">
            {t('employee.start')}
          </PageButton>
          <PageLink to="/vem-ser-vad" className="link-alone">
            {t('employee.who')}
          </PageLink>
        </p>
      </div>
    </section>
  )
}

const takenOn = (day: Day, id: string, result: Result): TakenResult => ({
  id,
  takenAt: `${day}T10:00:00.000Z`,
  result,
})
