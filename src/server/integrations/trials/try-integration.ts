import { type TrialOutcome, type TrialPart, trialsAnHour } from '#core/integrations/trials.ts'
import type { Language } from '#core/languages.ts'
import { startSignInTrial } from '#server/identity/single-sign-on/try-single-sign-on.ts'
import { tryWebhook } from '#server/integrations/webhooks/try-webhook.ts'
import type { MemberWish } from '#server/people/provisioning/provision-member.ts'
import { writeAuditEntry } from '#server/platform/audit/audit-repository.ts'
import { asHr } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { withinLimits } from '#server/platform/limits/within-limits.ts'
import { tryCalendar } from '#server/self/calendar-feed/try-calendar.ts'
import { countOpenings, sendTrialMail } from './trial-mail.ts'
import { tryScim } from './try-scim.ts'

export type ByOwner = { readonly organisationId: string; readonly personId: string }

/** The trial to run; `wish`: the made-up person as SCIM reads it. */
export type WantedTrial =
  | { readonly part: 'sign-in' | 'mail'; readonly language: Language }
  | { readonly part: 'scim'; readonly wish: MemberWish & { readonly userName: string } }
  | { readonly part: 'mail-opened'; readonly id: string }
  | { readonly part: 'webhook'; readonly webhookId: string }
  | { readonly part: 'calendar' }

export type Tried<Part extends TrialPart = TrialPart> = {
  readonly outcome: TrialOutcome<Part>
  readonly address?: string
  readonly id?: string
  readonly status?: number
  readonly opened?: number
  /** For the browser that goes on to the provider. */
  readonly cookie?: string
}

/**
 * Tries one integration for an owner. The result goes to the answer, and is stored only in the audit log; it never says whether
 * somebody has an account or is on the list. @throws Refusal `too-many-requests`, `not-found` for a missing webhook
 */
export function tryIntegration(deps: Deps, by: ByOwner, wanted: WantedTrial): Promise<Tried> {
  const { part } = wanted
  const key = deps.keys.attemptKey('integration trial', `${by.organisationId} ${part}`)
  return withinLimits(deps, [{ key, limit: trialsAnHour }], async () => {
    const tried = await make(deps, by, wanted)
    // Reading how often a link was opened is not a trial.
    if (part === 'mail-opened') return tried
    await asHr(deps.pools.app, by, (tx) =>
      writeAuditEntry(tx, {
        ...by,
        at: deps.clock(),
        action: 'integration-tried',
        details: { part, outcome: tried.outcome },
      }),
    )
    return tried
  })
}

async function make(deps: Deps, by: ByOwner, wanted: WantedTrial): Promise<Tried> {
  switch (wanted.part) {
    case 'sign-in': {
      const { outcome, started } = await startSignInTrial(deps, { ...by, language: wanted.language })
      return { outcome, ...started }
    }
    case 'scim':
      return { outcome: await tryScim(deps, by, wanted.wish) }
    case 'mail':
      return sendTrialMail(deps, by, wanted.language)
    case 'mail-opened':
      return countOpenings(deps, wanted.id)
    case 'webhook':
      return tryWebhook(deps, { ...by, webhookId: wanted.webhookId })
    case 'calendar':
      return tryCalendar(deps)
  }
}
