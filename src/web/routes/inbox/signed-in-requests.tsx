import { RequestList } from '#web/features/support/inbox/request-list.tsx'
import { PageLink } from '#web/lib/page-link.tsx'
import { useText } from '#web/lib/use-text.ts'

/** The requests somebody answers, and for HR the way to who else can be asked. */
export function SignedInRequests({ setsUp }: { readonly setsUp: boolean }) {
  const t = useText('inbox')
  return (
    <div className="overview">
      <RequestList />
      {setsUp && (
        <p>
          <PageLink to="/organisation" className="link-alone">
            {t('requests.settings')}
          </PageLink>
        </p>
      )}
    </div>
  )
}
