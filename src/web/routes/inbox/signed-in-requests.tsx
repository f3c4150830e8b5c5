import type { Me } from '#contract/identity/me.ts'
import { ReceivedQuestions } from '#web/features/support/inbox/received-questions.tsx'
import { RequestList } from '#web/features/support/inbox/request-list.tsx'
import { PageLink } from '#web/lib/page-link.tsx'
import { useText } from '#web/lib/use-text.ts'

type SignedInRequestsProps = {
  readonly me: Me
  /** Whether support requests may be addressed to the reader. */
  readonly receives: boolean
  readonly setsUp: boolean
}

/** The support requests of a receiver; for HR also the settings of the receivers, for safety representatives the anonymous questions. */
export function SignedInRequests({ me, receives, setsUp }: SignedInRequestsProps) {
  const t = useText('inbox')
  const represented = me.memberships.filter(({ roles }) => roles.includes('safety_representative'))
  return (
    <div className="overview">
      {receives && <RequestList />}
      {setsUp && (
        <p>
          <PageLink to="/organisation" className="link-alone">
            {t('requests.settings')}
          </PageLink>
        </p>
      )}
      {represented.map(({ organisation }) => (
        <ReceivedQuestions
          key={organisation.id}
          {...{ me, organisation }}
          isOnly={represented.length === 1}
        />
      ))}
    </div>
  )
}
