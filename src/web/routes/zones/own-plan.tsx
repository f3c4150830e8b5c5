import type { ReactNode } from 'react'
import { withoutShared } from '#core/plan/actions.ts'
import { type AreaId, areaIds, firstAreas, planAreas } from '#core/plan/areas.ts'
import { formatDate } from '#text/format.ts'
import { PersonalPlan } from '#web/features/self/plan/personal-plan.tsx'
import type { TakenResult } from '#web/features/self/results/own-result.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { onSight } from '#web/lib/on-sight.tsx'
import { PageButton, PageLink } from '#web/lib/page-link.tsx'
import { LoadFailed } from '#web/lib/panel/load-failed.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Fold } from '#web/ui/fold/fold.tsx'

/** Fetched late, because it is far down and only for signed-in people. */
const CalendarFeed = onSight(() => import('./plan-calendar-feed.tsx').then((part) => part.PlanCalendarFeed))

type OwnPlanProps = {
  /** Null for a visitor. */
  readonly personId: string | null
  readonly latest: TakenResult | undefined
  /** Why it is not known whether there is a result; shown in the place of "no result". */
  readonly unread: Unread | null
}

type Unread = { readonly error: unknown; readonly retry: () => unknown }

/** The plan, with the areas of the last result first. */
export function OwnPlan({ personId, latest, unread }: OwnPlanProps) {
  const t = useText('actionPlan')
  return (
    <>
      {latest === undefined ? (
        <WithoutResult signedIn={personId !== null} unread={unread} />
      ) : (
        <WithResult latest={latest} />
      )}
      <p className="no-print">
        <Button kind="plain" onClick={() => print()}>
          {t('print')}
        </Button>
      </p>
    </>
  )
}

const formKeys: Readonly<Record<string, 'form.djupanalys' | 'form.arbetsmiljo'>> = {
  djupanalys: 'form.djupanalys',
  arbetsmiljo: 'form.arbetsmiljo',
}

function WithResult({ latest }: { readonly latest: TakenResult }) {
  const t = useText('actionPlan')
  const { language } = useLanguage()
  const { result, takenAt } = latest
  const areas = planAreas(result)
  const raised: readonly AreaId[] = areas.map(({ id }) => id)
  // Leaves out areas that share their actions with an earlier one.
  const shown = withoutShared([...raised, ...areaIds])
  const at = (wanted: 'high' | 'medium') =>
    areas.filter(({ id, risk }) => risk === wanted && shown.includes(id)).map(({ id }) => id)
  const red = result.zone === 'red'
  const first = firstAreas(result)
  const date = formatDate(new Date(takenAt), language)
  const form = t(formKeys[result.instrument] ?? 'form.stressprofil')

  const none = areas.length === 0 && (
    <section className="flow">
      <h2>{t('none.title')}</h2>
      <p>{t('none.text')}</p>
      <p>
        <PageLink to="/green-zone">{t('none.link')}</PageLink>
      </p>
    </section>
  )
  const about = (
    <AboutPlan>
      <p>
        {t('from', { form, date })} {t('own')}
      </p>
      {result.causes.length === 0 && (
        <p className="no-print">
          {t('deeper.text')} <PageLink to="/djupanalys">{t('deeper.link')}</PageLink>
        </p>
      )}
    </AboutPlan>
  )
  return (
    <PersonalPlan
      inAccount={<CalendarFeed level={3} />}
      start={none}
      red={red}
      about={about}
      suggest={first.length === 0 ? null : { areas: first, count: red ? 1 : 3 }}
      tip={t(at('high').length > 0 ? 'tip' : 'tip.all')}
      groups={[
        { title: t('high.title'), areas: at('high'), open: true },
        { title: t('medium.title'), areas: at('medium'), open: at('high').length === 0 },
        {
          title: t(areas.length === 0 ? 'all.title' : 'more.title'),
          areas: shown.filter((id) => !raised.includes(id)),
          open: false,
        },
      ]}
    />
  )
}

function NoResultYet({ signedIn }: { readonly signedIn: boolean }) {
  const t = useText('actionPlan')
  return (
    <section className="plan-part flow no-print">
      <h2>{t('empty.title')}</h2>
      <p>{t('empty.text')}</p>
      <p>
        <PageButton kind="quiet" to="/stressprofil">
          {t('empty.link')}
        </PageButton>
      </p>
      {!signedIn && <p>{t('empty.signIn')}</p>}
    </section>
  )
}

type WithoutResultProps = { readonly signedIn: boolean; readonly unread: Unread | null }

function WithoutResult({ signedIn, unread }: WithoutResultProps) {
  const t = useText('actionPlan')
  return (
    <PersonalPlan
      inAccount={<CalendarFeed level={3} />}
      start={unread === null ? <NoResultYet signedIn={signedIn} /> : <LoadFailed {...unread} />}
      retryResult={unread?.retry}
      red={false}
      about={<AboutPlan />}
      suggest={null}
      tip={t('tip.all')}
      groups={[{ title: t('all.title'), areas: withoutShared(areaIds), open: false }]}
    />
  )
}

/** What the plan is based on, and its limits. */
function AboutPlan({ children }: { readonly children?: ReactNode }) {
  const t = useText('actionPlan')
  return (
    <Fold id="plan-sources" level={2} title={t('sources.title')}>
      {children}
      <p>{t('sources.text')}</p>
      <p>{t('sources.research')}</p>
      <p>{t('sources.law')}</p>
    </Fold>
  )
}
