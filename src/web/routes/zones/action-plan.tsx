import { Fragment } from 'react'
import { actionsOf } from '#core/plan/actions.ts'
import { areaIds } from '#core/plan/areas.ts'
import { useAccount } from '#web/lib/account/use-account.ts'
import { pageMeta } from '#web/lib/page-meta.ts'
import { pageTexts } from '#web/lib/page-texts.ts'
import { useKnownMark } from '#web/lib/use-signed-in-mark.ts'
import { useText } from '#web/lib/use-text.ts'
import { Loading } from '#web/ui/loading/loading.tsx'
import { OwnPlan } from './own-plan.tsx'

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
  const { personId, asking, results } = useAccount('results')
  // The plan itself follows the cookie: a person who has signed out in another tab sees a visitor's here.
  const signedOut = useKnownMark() === false
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
        {signedOut ? (
          <OwnPlan personId={null} inAccount={noResults} />
        ) : asking ? (
          <Loading label={t('loading')} />
        ) : (
          <OwnPlan personId={personId ?? null} inAccount={results} />
        )}
      </div>
    </div>
  )
}
