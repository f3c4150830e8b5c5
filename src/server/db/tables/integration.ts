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
}
