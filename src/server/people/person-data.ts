import type { AccountExport } from '#contract/self/account-export.ts'
import { entriesByDay } from '#core/audit/entries.ts'
import { dayOf, inUtc } from '#core/calendar/instant-of.ts'
import { readAsPerson } from '#server/platform/db/read-as.ts'
import type { Sendable } from '#server/platform/http/serializer.ts'
import type { PersonData } from '#server/platform/person-data.ts'
import { readOwnListTraces } from './organisation/own-list-traces-query.ts'
import { readOwnMemberships } from './organisation/own-memberships-query.ts'

type Exported = Pick<
  AccountExport,
  'memberships' | 'identityChanges' | 'provisioned' | 'roleRequests' | 'logged'
>

const toldByDay: readonly string[] = entriesByDay

export const peoplePersonData: PersonData<Sendable<Exported>> = {
  export: (deps, { personId }) =>
    readAsPerson(deps, personId, async (tx) => {
      const memberships = await readOwnMemberships(tx)
      const { identityChanges, provisioned, roleRequests, logged } = await readOwnListTraces(tx)
      return {
        memberships: memberships.map((row) => ({
          ...row,
          roles: ['employee' as const, ...(row.roles as Exported['memberships'][number]['roles'])],
        })),
        identityChanges: identityChanges.map(({ askedAt, takesEffectAt, endedAt, ...row }) => ({
          ...row,
          askedAt: inUtc(askedAt),
          takesEffectAt: inUtc(takesEffectAt),
          endedAt: endedAt && inUtc(endedAt),
        })),
        provisioned,
        roleRequests: roleRequests.map(({ askedAt, decidedAt, ...row }) => ({
          ...row,
          askedAt: inUtc(askedAt),
          decidedAt: decidedAt && inUtc(decidedAt),
        })),
        logged: logged.map(({ at, ...row }) => ({
          ...row,
          day: dayOf(new Date(at)),
          at: toldByDay.includes(row.kind) ? null : inUtc(at),
        })),
      }
    }),
  erase: null,
}
