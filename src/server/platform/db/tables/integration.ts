import type { KeyScope } from '#core/access/actor.ts'
import type { Day } from '#core/calendar/local-time.ts'
import type { DeliveredEvent, WebhookEvent } from '#core/webhooks/events.ts'
import type { Json, WithDefault } from './columns.ts'

/** What connects an organisation's own programs to the product. */

export type ApiKeyTable = {
  organisationId: string
  id: string
  name: string
  scopes: KeyScope[]
  secretHash: Buffer
  madeAt: Date
  usedOn: Day | null
  endedAt: Date | null
  stoppedOn: Day | null
}

export type ProvisionedMemberTable = {
  organisationId: string
  memberId: string
  userName: string
  externalId: string | null
  givenName: string | null
  familyName: string | null
  emailSaid: boolean | null
  waiting: Json<object> | null
}

export type ProvisionedUnitTable = { organisationId: string; unitId: string; externalId: string }

export type WebhookTable = {
  organisationId: string
  id: string
  url: string
  events: WebhookEvent[]
  madeAt: Date
  failingSince: Date | null
  offAt: Date | null
}

export type WebhookSecretTable = {
  organisationId: string
  webhookId: string
  id: string
  sealed: Buffer
  wrappedKey: Buffer
  masterKey: string
  endsAt: Date | null
}

/** Why an attempt got no response. */
export type DeliveryProblem = 'address-refused' | 'network-refused' | 'too-slow' | 'too-large' | 'unreachable'

export type DeliveryState = 'waiting' | 'delivered' | 'failed'

export type WebhookDeliveryTable = {
  organisationId: string
  id: string
  webhookId: string
  event: DeliveredEvent
  occasion: string
  body: string
  madeAt: Date
  state: WithDefault<DeliveryState>
  run: WithDefault<number>
  attempts: WithDefault<number>
  triedAt: Date | null
  status: number | null
  problem: DeliveryProblem | null
  nextAt: Date | null
}
