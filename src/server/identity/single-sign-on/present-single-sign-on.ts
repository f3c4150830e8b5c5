import type { SingleSignOn } from '#contract/identity/single-sign-on.ts'
import type { SingleSignOnSettings } from './set-up-single-sign-on.ts'

export function presentSingleSignOn({
  callback,
  identityProvider,
  domains,
}: SingleSignOnSettings): SingleSignOn {
  return {
    callback,
    identityProvider:
      identityProvider === null
        ? null
        : {
            issuer: identityProvider.issuer,
            clientId: identityProvider.clientId,
            joinUnitId: identityProvider.joinUnitId,
          },
    domains: domains.map(({ domain, record, provenAt }) => ({
      domain,
      record: { name: record.name, text: record.text },
      provenAt: provenAt?.toISOString() ?? null,
    })),
  }
}
