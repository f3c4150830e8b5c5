import { type AreaId, areaIds, planAreas } from '#core/plan/areas.ts'
import { formatDate } from '#text/format.ts'
import { PersonalPlan } from '#web/features/plan/personal-plan.tsx'
import { browserResults, resultsShownTo } from '#web/features/results/browser-results.ts'
import type { TakenResult } from '#web/features/results/own-result.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { onSight } from '#web/lib/on-sight.tsx'
import { PageButton, PageLink } from '#web/lib/page-link.tsx'
import { SafetyBlock } from '#web/lib/safety/safety-block.tsx'
import { useStored } from '#web/lib/use-stored.ts'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'

/** Far down, and only for someone signed in. */
const CalendarFeed = onSight(() =>
  import('#web/features/calendar-feed/calendar-feed.tsx').then((part) => part.CalendarFeed),
)

type OwnPlanProps = {
  /** Null for a visitor. */
  readonly personId: string | null
  readonly inAccount: readonly TakenResult[]
}

/** The plan, with the areas of the last result first. */
export function OwnPlan({ personId, inAccount }: OwnPlanProps) {
  const t = useText('actionPlan')
  const { value: results } = useStored(browserResults)
  const own = [...resultsShownTo(results, personId), ...inAccount]
  const [latest] = own.toSorted((a, b) => b.takenAt.localeCompare(a.takenAt))
  return (
    <>
      {latest?.result.zone === 'red' && <SafetyBlock />}
      {latest === undefined ? <WithoutResult signedIn={personId !== null} /> : <WithResult latest={latest} />}
      <details className="disclosure">
        <summary>{t('sources.title')}</summary>
        <div className="flow">
          <p>{t('sources.text')}</p>
          <p>{t('sources.research')}</p>
          <p>{t('sources.law')}</p>
        </div>
      </details>
      <p className="no-print">
        <Button kind="plain" onClick={() => print()}>
          {t('print')}
        </Button>
      </p>
    </>
  )
}

function WithResult({ latest }: { readonly latest: TakenResult }) {
  const t = useText('actionPlan')
  const { language } = useLanguage()
  const { result, takenAt } = latest
  const areas = planAreas(result)
  const at = (wanted: 'high' | 'medium') => areas.filter(({ risk }) => risk === wanted).map(({ id }) => id)
  const raised: readonly AreaId[] = areas.map(({ id }) => id)
  const date = formatDate(new Date(takenAt), language)
  const form = t(result.instrument === 'djupanalys' ? 'form.djupanalys' : 'form.stressprofil')

  return (
    <>
      {areas.length === 0 && (
        <>
          <h2>{t('none.title')}</h2>
          <p>{t('none.text')}</p>
          <p>
            <PageLink to="/green-zone">{t('none.link')}</PageLink>
          </p>
        </>
      )}
      <PersonalPlan
        inAccount={<CalendarFeed />}
        suggest={raised.length === 0 ? null : { areas: raised, count: result.zone === 'red' ? 1 : 3 }}
        tip={t(at('high').length > 0 ? 'tip' : 'tip.all')}
        groups={[
          { title: t('high.title'), areas: at('high'), open: true },
          { title: t('medium.title'), areas: at('medium'), open: at('high').length === 0 },
          {
            title: t(areas.length === 0 ? 'all.title' : 'more.title'),
            areas: areaIds.filter((id) => !raised.includes(id)),
            open: false,
          },
        ]}
      />
      <p className="small quiet">
        {t('from', { form, date })} {t('own')}
      </p>
      {result.causes.length === 0 && (
        <section className="plan-part flow no-print">
          <h2>{t('deeper.title')}</h2>
          <p>{t('deeper.text')}</p>
          <p>
            <PageLink to="/djupanalys">{t('deeper.link')}</PageLink>
          </p>
        </section>
      )}
    </>
  )
}

function WithoutResult({ signedIn }: { readonly signedIn: boolean }) {
  const t = useText('actionPlan')
  const start = (
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
  return (
    <PersonalPlan
      inAccount={<CalendarFeed />}
      start={start}
      suggest={null}
      tip={t('tip.all')}
      groups={[{ title: t('all.title'), areas: areaIds, open: false }]}
    />
  )
}
