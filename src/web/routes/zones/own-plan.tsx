import { type PlanArea, planAreas } from '#core/plan/areas.ts'
import { formatDate } from '#text/format.ts'
import type { actionPlan } from '#text/sv/action-plan.ts'
import { openShelf } from '#web/features/profile/shelf.ts'
import { resultsShownTo } from '#web/features/results/browser-results.ts'
import { HelpLines } from '#web/features/results/help-lines.tsx'
import { useMyResults } from '#web/features/results/my-results-query.ts'
import type { TakenResult } from '#web/features/results/own-result.ts'
import { QuickLeave } from '#web/features/results/quick-leave.tsx'
import { useBrowserResults } from '#web/features/results/use-browser-results.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { PageButton, PageLink } from '#web/lib/page-link.tsx'
import { useMe } from '#web/lib/query/use-me.ts'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Loading } from '#web/ui/loading/loading.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'

const shelf = openShelf('localStorage')
const actions = ['1', '2', '3', '4'] as const
const risks = ['high', 'medium'] as const

/** The areas of the last result by risk level, with what to do about each. */
export function OwnPlan() {
  const t = useText<keyof typeof actionPlan>()
  const me = useMe()
  const personId = me.data?.person.id ?? null
  const account = useMyResults(personId)
  const { results } = useBrowserResults(shelf)
  if (me.isPending || (personId !== null && account.isPending)) return <Loading label={t('loading')} />

  const own = [...resultsShownTo(results, personId), ...(account.data ?? [])]
  const [latest] = own.toSorted((a, b) => b.takenAt.localeCompare(a.takenAt))
  if (latest === undefined) return <NoResult signedIn={personId !== null} />
  return <PlanOf latest={latest} />
}

function PlanOf({ latest }: { readonly latest: TakenResult }) {
  const t = useText<keyof typeof actionPlan>()
  const { language } = useLanguage()
  const { result, takenAt } = latest
  const areas = planAreas(result)
  const date = formatDate(new Date(takenAt), language)
  const form = t(result.instrument === 'djupanalys' ? 'form.djupanalys' : 'form.stressprofil')

  return (
    <>
      {result.zone === 'red' && <HelpLines />}
      <QuickLeave />
      <p className="small quiet">{t('from', { form, date })}</p>
      {areas.length === 0 ? (
        <>
          <h2>{t('none.title')}</h2>
          <p>{t('none.text')}</p>
          <p>
            <PageLink to="/green-zone">{t('none.link')}</PageLink>
          </p>
        </>
      ) : (
        <>
          <Notice>
            <p>{t('tip')}</p>
          </Notice>
          {risks.map((risk) => (
            <Areas key={risk} title={t(`${risk}.title`)} areas={areas.filter((area) => area.risk === risk)} />
          ))}
          <p className="small quiet">{t('own')}</p>
        </>
      )}
      {result.causes.length === 0 && (
        <>
          <h2>{t('deeper.title')}</h2>
          <p>{t('deeper.text')}</p>
          <p>
            <PageLink to="/djupanalys">{t('deeper.link')}</PageLink>
          </p>
        </>
      )}
      <p className="no-print">
        <Button kind="quiet" onClick={() => print()}>
          {t('print')}
        </Button>
      </p>
    </>
  )
}

function Areas({ title, areas }: { readonly title: string; readonly areas: readonly PlanArea[] }) {
  const t = useText<keyof typeof actionPlan>()
  if (areas.length === 0) return null
  return (
    <section className="flow">
      <h2>{title}</h2>
      {areas.map(({ id }) => (
        <section key={id}>
          <h3>{t(`${id}.title`)}</h3>
          <ul>
            {actions.map((action) => (
              <li key={action}>{t(`${id}.${action}`)}</li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  )
}

function NoResult({ signedIn }: { readonly signedIn: boolean }) {
  const t = useText<keyof typeof actionPlan>()
  return (
    <>
      <h2>{t('empty.title')}</h2>
      <p>{t('empty.text')}</p>
      <p>
        <PageButton to="/stressprofil">{t('empty.link')}</PageButton>
      </p>
      {!signedIn && (
        <p>
          {t('empty.signIn')}{' '}
          <PageLink to="/logga-in?to=%2Fpersonal-action-plan">{t('empty.signIn.link')}</PageLink>
        </p>
      )}
    </>
  )
}
