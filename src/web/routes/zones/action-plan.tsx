import { Fragment } from 'react'
import { actionsOf } from '#core/plan/actions.ts'
import { areaIds } from '#core/plan/areas.ts'
import { actionPlan as en } from '#text/en/action-plan.ts'
import { actions as actionsEn } from '#text/en/actions.ts'
import { calendarFeed as feedEn } from '#text/en/calendar-feed.ts'
import { ownDocument as ownEn } from '#text/en/own-document.ts'
import { problems as problemsEn } from '#text/en/problems.ts'
import { result as resultEn } from '#text/en/result.ts'
import { safety as safetyEn } from '#text/en/safety.ts'
import { actionPlan as sv } from '#text/sv/action-plan.ts'
import { actions as actionsSv } from '#text/sv/actions.ts'
import { calendarFeed as feedSv } from '#text/sv/calendar-feed.ts'
import { ownDocument as ownSv } from '#text/sv/own-document.ts'
import { problems as problemsSv } from '#text/sv/problems.ts'
import { result as resultSv } from '#text/sv/result.ts'
import { safety as safetySv } from '#text/sv/safety.ts'
import { pageMeta } from '#web/lib/page-meta.ts'
import { pageTexts } from '#web/lib/page-texts.ts'
import { useLater } from '#web/lib/use-later.ts'
import { useKnownMark } from '#web/lib/use-signed-in-mark.ts'
import { useText } from '#web/lib/use-text.ts'
import { Loading } from '#web/ui/loading/loading.tsx'
import { OwnPlan } from './own-plan.tsx'

const loadSignedIn = () => import('./signed-in-plan.tsx')
const noResults: readonly [] = []

export const loader = pageTexts(
  { sv: resultSv, en: resultEn },
  { sv: safetySv, en: safetyEn },
  { sv: actionsSv, en: actionsEn },
  { sv: ownSv, en: ownEn },
  { sv: feedSv, en: feedEn },
  { sv: problemsSv, en: problemsEn },
  { sv, en },
)
export const meta = pageMeta('title', 'description')

/** The personal action plan: what to do, when, and how it went. */
export default function ActionPlanPage() {
  const t = useText<keyof typeof sv | keyof typeof actionsSv>()
  const marked = useKnownMark()
  const signedIn = useLater(marked === true, loadSignedIn)
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
