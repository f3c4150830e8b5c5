import type { AccountExport } from '#contract/self/account-export.ts'
import { inUtc } from '#core/calendar/in-utc.ts'
import { readAsPerson } from '#server/platform/db/read-as.ts'
import type { PersonData } from '#server/platform/person-data.ts'
import { readOwnMeasures } from './own-measures-query.ts'

type Exported = Pick<AccountExport, 'measures' | 'measureEntries'>

export const measuresPersonData: PersonData<Exported> = {
  export: async (deps, { personId }) => {
    const { measures, measureEntries } = await readAsPerson(deps, personId, readOwnMeasures)
    return {
      measures: [...measures],
      measureEntries: measureEntries.map(({ at, changes, ...row }) => ({
        ...row,
        at: inUtc(at),
        changes: [...changes],
      })),
    }
  },
  erase: null,
}
