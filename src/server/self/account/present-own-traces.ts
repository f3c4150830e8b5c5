import type { AccountExport } from '#contract/self/account-export.ts'
import { entriesByDay } from '#core/audit/entries.ts'
import { dayOf } from '#core/calendar/day-of.ts'
import type { OwnTraces } from './own-traces-query.ts'

const toldByDay: readonly string[] = entriesByDay

/** The database writes moments with an offset; what leaves has them as everywhere else. */
const moment = (at: string): string => new Date(at).toISOString()
const momentOrNull = (at: string | null): string | null => (at === null ? null : moment(at))

type Presented = Pick<AccountExport, keyof OwnTraces>

/** What organisations' papers say of a person, for that person alone. */
export function presentTraces(traces: OwnTraces): Presented {
  return {
    identityChanges: traces.identityChanges.map(({ askedAt, takesEffectAt, endedAt, ...row }) => ({
      ...row,
      askedAt: moment(askedAt),
      takesEffectAt: moment(takesEffectAt),
      endedAt: momentOrNull(endedAt),
    })),
    provisioned: [...traces.provisioned],
    roleRequests: traces.roleRequests.map(({ askedAt, decidedAt, ...row }) => ({
      ...row,
      askedAt: moment(askedAt),
      decidedAt: momentOrNull(decidedAt),
    })),
    logged: traces.logged.map(({ at, ...row }) => ({
      ...row,
      day: dayOf(new Date(at)),
      at: toldByDay.includes(row.kind) ? null : moment(at),
    })),
    measures: [...traces.measures],
    measureEntries: traces.measureEntries.map(({ at, changes, ...row }) => ({
      ...row,
      at: moment(at),
      changes: [...changes],
    })),
    listReviews: traces.listReviews.map(({ at, ...row }) => ({ ...row, at: moment(at) })),
    slipPrintings: traces.slipPrintings.map(({ at, ...row }) => ({ ...row, at: moment(at) })),
  }
}
