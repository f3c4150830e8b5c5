import { Fragment } from 'react'
import { actionsOf } from '#core/plan/actions.ts'
import { areaIds } from '#core/plan/areas.ts'
import { pageMeta } from '#web/lib/page-meta.ts'
import { pageTexts } from '#web/lib/page-texts.ts'
import { useLazyModule } from '#web/lib/use-lazy-module.ts'
import { useKnownMark } from '#web/lib/use-signed-in-mark.ts'
import { useText } from '#web/lib/use-text.ts'
import { Loading } from '#web/ui/loading/loading.tsx'
import { OwnPlan } from './own-plan.tsx'

const loadSignedIn = () => import('./signed-in-plan.tsx')
const noResults: readonly [] = []

export const loader = pageTexts(
  'result',
  'safety',
  'actions',
  'ownDocument',
  'calendarFeed',
  'problems',
  'actionPlan',
)
export const meta = pageMeta('actionPlan', 'title', 'description')

/** The personal action plan: what to do, when, and how it went. */
export default function ActionPlanPage() {
  const t = useText('actionPlan', 'actions')
  const marked = useKnownMark()
  const signedIn = useLazyModule(marked === true, loadSignedIn)
  return (
    <div className="page page-main page-tall">
      <div className="column flow">
        <h1>{t('heading')}</h1>
        <p className="lead">{t('lead')}</p>
        <noscript>
          <div className="flow">
            <p>{t('noScript')}</p>
            {areaIds.map((area) => (
              <Fragment key={area}>
                <h2>{t(`${area}.title`)}</h2>
                <ul>
                  {actionsOf(area).map((action) => (
                    <li key={action}>
                      <strong>{`${t(`${action}.title`)}.`}</strong>
                      {` ${t(`${action}.how`)}`}
                    </li>
                  ))}
                </ul>
              </Fragment>
            ))}
          </div>
        </noscript>
        {marked === false || (marked && signedIn === null) ? (
          <OwnPlan personId={null} inAccount={noResults} />
        ) : signedIn ? (
          <signedIn.SignedInPlan />
        ) : (
          <Loading label={t('loading')} />
        )}
      </div>
    </div>
  )
}
