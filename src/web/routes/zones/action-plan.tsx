import { Fragment } from 'react'
import { actionsOf, withoutShared } from '#core/plan/actions.ts'
import { areaIds } from '#core/plan/areas.ts'
import { browserResults, resultsShownTo } from '#web/features/self/results/browser-results.ts'
import { problemOf } from '#web/lib/account/account.ts'
import { useAccount } from '#web/lib/account/use-account.ts'
import { pageMeta } from '#web/lib/page-meta.ts'
import { pageTexts } from '#web/lib/page-texts.ts'
import { Waiting } from '#web/lib/panel/waiting.tsx'
import { SafetyLine } from '#web/lib/safety/safety-line.tsx'
import { useKnownMark } from '#web/lib/use-signed-in-mark.ts'
import { useStored } from '#web/lib/use-stored.ts'
import { useText } from '#web/lib/use-text.ts'
import { OwnPlan } from './own-plan.tsx'

const noResults: readonly [] = []

export const loader = pageTexts(
  'result',
  'safety',
  'actions',
  'ownDocument',
  'calendarFeed',
  'secondFactor',
  'problems',
  'actionPlan',
)
export const meta = pageMeta('actionPlan', 'title', 'description')

/** The personal action plan: what to do, when, and how it went. */
export default function ActionPlanPage() {
  const t = useText('actionPlan', 'actions')
  const account = useAccount('results')
  const { personId, asking, results, retry } = account
  // The plan follows the cookie: after signing out in another tab it is a visitor's plan.
  const signedOut = useKnownMark() === false
  const reader = signedOut ? null : (personId ?? null)
  const { value: inBrowser } = useStored(browserResults)
  const own = [...resultsShownTo(inBrowser, reader), ...(signedOut ? noResults : results)]
  const [latest] = own.toSorted((a, b) => b.takenAt.localeCompare(a.takenAt))
  const waiting = asking && !signedOut
  const problem = signedOut ? null : problemOf(account)
  const isRed = latest?.result.zone === 'red'
  const isUnread = problem !== null && latest === undefined
  return (
    <div className="page page-main page-tall">
      <div className="column flow">
        {!waiting && (isRed || isUnread) && <SafetyLine />}
        <h1>{t('heading')}</h1>
        <noscript>
          <div className="flow">
            <p>{t('noScript')}</p>
            {withoutShared(areaIds).map((area) => (
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
        {waiting ? (
          <Waiting />
        ) : (
          <OwnPlan
            personId={reader}
            latest={latest}
            unread={problem === null ? null : { error: problem, retry }}
          />
        )}
      </div>
    </div>
  )
}
