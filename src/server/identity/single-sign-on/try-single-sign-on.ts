import type { SignInTrialOutcome, TrialOutcome } from '#core/integrations/trials.ts'
import type { Language } from '#core/languages.ts'
import { writeAuditEntry } from '#server/platform/audit/audit-repository.ts'
import { asIdentity } from '#server/platform/db/identity-transaction.ts'
import { asHr } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { openProvider, type ProviderClaims, ProviderProblem } from './identity-provider.ts'
import {
  type Callback,
  claimsOf,
  domainOf,
  leadTo,
  noteProblem,
  open,
  openFlow,
  type StartedSignOn,
  vouchedFor,
} from './single-sign-on.ts'
import { findSingleSignOn, listSignOnDomains, readSingleSignOn } from './single-sign-on-repository.ts'

type Input = { readonly organisationId: string; readonly personId: string; readonly language: Language }

/**
 * Reads the identity provider's metadata, and makes the address at which an owner signs in with a test account. The answer
 * is checked as for anybody, and signs nobody in.
 */
export async function startSignInTrial(
  deps: Deps,
  { language, ...input }: Input,
): Promise<{ readonly outcome: TrialOutcome<'sign-in'>; readonly started: StartedSignOn | null }> {
  const { organisationId, personId } = input
  const { provider, domains } = await asHr(deps.pools.app, input, async (tx) => ({
    provider: await readSingleSignOn(tx, organisationId),
    domains: await listSignOnDomains(tx, organisationId),
  }))
  if (provider === null) return { outcome: 'not-set-up', started: null }
  const proven = domains.find(({ provenAt }) => provenAt !== null)
  const found = proven && (await asIdentity(deps.pools.identity, (tx) => findSingleSignOn(tx, proven.domain)))
  try {
    if (proven === undefined || found?.organisationId !== organisationId) {
      // Reading the metadata does not need the secret.
      await openProvider(deps, { ...provider, clientSecret: '-' })
      return { outcome: 'no-domain', started: null }
    }
    const started = await leadTo(deps, found, await open(deps, found), {
      domain: proven.domain,
      language,
      returnTo: null,
      triedBy: personId,
      ask: {},
    })
    return { outcome: 'ready', started }
  } catch (error) {
    if (!(error instanceof ProviderProblem)) throw error
    noteProblem(deps, { organisationId }, error)
    return { outcome: error.problem, started: null }
  }
}

/**
 * The browser is back from a trial. @returns null when it was none. Does not tell whether the address is on the list.
 */
export async function finishSignInTrial(
  deps: Deps,
  given: Omit<Callback, 'browser' | 'userAgent'>,
): Promise<{ readonly outcome: SignInTrialOutcome; readonly language: Language } | null> {
  const flow = openFlow(deps, given)
  if (flow?.triedBy === undefined) return null
  const { organisationId, triedBy: personId, language } = flow
  const claims = await claimsOf(deps, given, flow)
  const asked = { organisationId, personId }
  const outcome = await asHr(deps.pools.app, asked, async (tx) => {
    const domains = await listSignOnDomains(tx, organisationId)
    const proven = domains.flatMap(({ domain, provenAt }) => (provenAt === null ? [] : [domain]))
    const judged = typeof claims === 'string' ? claims : judge(claims, flow.issuer, proven)
    const details = { part: 'sign-in', outcome: judged }
    await writeAuditEntry(tx, { ...asked, at: deps.clock(), action: 'integration-tried', details })
    return judged
  })
  return { outcome, language }
}

function judge(claims: ProviderClaims, issuer: string, proven: readonly string[]): SignInTrialOutcome {
  if (typeof claims['email'] !== 'string' || claims['email'] === '') return 'no-address'
  const vouched = vouchedFor(claims, issuer)
  if (vouched === null) return 'unverified'
  return proven.includes(domainOf(vouched.email)) ? 'works' : 'other-domain'
}
