import type { TrialOutcome } from '#core/integrations/trials.ts'
import { isGone, isTaken } from '#core/webhooks/delivery-plan.ts'
import { testEvent } from '#core/webhooks/events.ts'
import { asHr } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { found } from '#server/platform/errors.ts'
import { postToWebhook } from './send-webhook.ts'
import { findWebhookUrl } from './webhook-repository.ts'

type Input = { readonly organisationId: string; readonly personId: string; readonly webhookId: string }

/** Sends a signed test event once, and waits for the receiver's answer. Stores no delivery. @throws Refusal not-found */
export async function tryWebhook(
  deps: Deps,
  { webhookId, ...input }: Input,
): Promise<{ readonly outcome: TrialOutcome<'webhook'>; readonly status?: number }> {
  const { organisationId } = input
  const url = found(await asHr(deps.pools.app, input, (tx) => findWebhookUrl(tx, organisationId, webhookId)))
  const timestamp = deps.clock().toISOString()
  const body = JSON.stringify({ type: testEvent, timestamp, data: { organisationId } })
  const of = { organisationId, deliveryId: deps.newId() }
  const { status, problem } = await postToWebhook(deps, of, { webhookId, url, body })
  if (problem !== null) return { outcome: problem }
  return status === null ? { outcome: 'unreachable' } : { outcome: judge(status), status }
}

function judge(status: number): TrialOutcome<'webhook'> {
  if (isTaken(status)) return 'taken'
  if (isGone(status)) return 'gone'
  if (status === 401 || status === 403) return 'not-authorised'
  if (status === 404 || status === 405) return 'not-found'
  if (status >= 300 && status < 400) return 'redirect'
  return status >= 500 ? 'broken' : 'other-status'
}
