import { randomUUID } from 'node:crypto'
import { onTestFinished } from 'vitest'
import type { DeliveryView, WebhookView } from '#contract/integrations/webhook.ts'
import { type WebhookEvent, webhookEvents } from '#core/webhooks/events.ts'
import { asHr } from '#server/platform/db/transaction.ts'
import { announceEvent } from '#server/platform/queue/announce-event.ts'
import { testApp } from '../app/test-app.ts'
import { asSuperuser } from '../database/database.ts'
import { makeMember, signedIn } from '../factories/people.ts'
import { organisationOf } from '../organisation/import-calls.ts'
import { startReceiver } from './receiver.ts'

type MadeWebhook = { readonly webhook: WebhookView; readonly secret: string }

/** The app, receivers, and an owner's actions on webhooks. Call it at the top of a test file. */
export async function webhookDesk() {
  const server = await testApp()

  async function receiver() {
    const started = await startReceiver()
    onTestFinished(() => started.close())
    return started
  }

  /** An owner's calls about the webhooks of an organisation, by default a new one. */
  async function company(of?: { readonly organisationId: string }) {
    const { organisationId, browser } =
      of === undefined ? await newCompany() : await ownerOf(of.organisationId)
    const params = { organisationId }
    const make = (url: string, events: readonly WebhookEvent[] = webhookEvents, headers = {}) =>
      browser.call('makeWebhook', { params, body: { url, events }, headers })
    const read = async () =>
      (await browser.call('listWebhooks', { params })).body as {
        webhooks: WebhookView[]
        deliveries: DeliveryView[]
      }
    const test = (webhookId: string) => browser.call('sendTestEvent', { params: { ...params, webhookId } })
    const change = (webhookId: string, body: { events: readonly WebhookEvent[]; on: boolean }) =>
      browser.call('changeWebhook', { params: { ...params, webhookId }, body })
    return { organisationId, params, browser, make, read, test, change }
  }

  async function newCompany() {
    const { place, browser } = await organisationOf(server, 'owner')
    return { organisationId: place.organisationId, browser }
  }

  async function ownerOf(organisationId: string) {
    const [unit] = await asSuperuser<{ id: string }>(
      server.database,
      'select id from unit where organisation_id = $1 and parent_id is null',
      [organisationId],
    )
    const place = { organisationId, unitId: unit?.id ?? '' }
    const { email } = await makeMember(server, { in: place, roles: ['owner'] })
    return { organisationId, browser: await signedIn(server, { email }) }
  }

  /** Causes an event, as a use case does. @returns its subject */
  async function cause(organisationId: string, event: WebhookEvent = 'people.imported') {
    const about = randomUUID()
    const at = server.deps.clock()
    await asHr(server.deps.pools.app, { organisationId, personId: null }, (tx) =>
      announceEvent(server.deps, tx, { organisationId, event, about, at }),
    )
    return about
  }

  const madeBy = (answer: { body: unknown }) => answer.body as MadeWebhook

  return { server, receiver, company, cause, madeBy }
}
