import type { AccountExport } from '#contract/self/account-export.ts'
import { inUtc } from '#core/calendar/instant-of.ts'
import { readAsPerson } from '#server/platform/db/read-as.ts'
import type { Sendable } from '#server/platform/http/serializer.ts'
import type { PersonData } from '#server/platform/person-data.ts'
import { readOwnMeasures } from './own-measures-query.ts'

type Exported = Pick<AccountExport, 'measures' | 'measureEntries'>

export const measuresPersonData: PersonData<Sendable<Exported>> = {
  export: async (deps, { personId }) => {
    const { measures, measureEntries } = await readAsPerson(deps, personId, readOwnMeasures)
    return {
      measures,
      measureEntries: measureEntries.map((row) => ({ ...row, at: inUtc(row.at) })),
    }
  },
  erase: null,
}
