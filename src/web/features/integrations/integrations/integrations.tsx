import { PageLink } from '#web/lib/page-link.tsx'
import { ProofHost } from '#web/lib/proof/proof-host.tsx'
import { useText } from '#web/lib/use-text.ts'
import { ApiKeys } from './api-keys.tsx'
import { Trials } from './trials.tsx'
import { Webhooks } from './webhooks.tsx'

/** What an owner connects to the organisation's own programs. */
export function Integrations({ organisationId }: { readonly organisationId: string }) {
  const t = useText('integrations')
  return (
    <div className="flow apart">
      <ProofHost />
      <Trials organisationId={organisationId} />
      <ApiKeys organisationId={organisationId} />
      <Webhooks organisationId={organisationId} />
      <p>
        <PageLink to="/logg?visa=integrations" className="link-alone">
          {t('log')}
        </PageLink>
      </p>
    </div>
  )
}
