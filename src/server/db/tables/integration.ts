import type { KeyScope } from '#core/access/actor.ts'
import type { Day } from '#core/calendar/local-time.ts'

/** What joins an organisation's own programs to the product. */

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
}

export type ProvisionedUnitTable = { organisationId: string; unitId: string; externalId: string }
