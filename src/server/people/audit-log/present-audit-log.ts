import type { AuditLog } from '#contract/people/audit-log.ts'
import { entriesByDay, type ShownEntry } from '#core/audit/entries.ts'
import { dayOf } from '#core/calendar/day-of.ts'
import type { ReadEntry } from '#server/platform/audit/audit-repository.ts'

const toldByDay: readonly ShownEntry[] = entriesByDay

type Entry = AuditLog['entries'][number]

/** At most `limit` of the rows; one more says that there are others. */
export function presentAuditLog(rows: readonly ReadEntry[], limit: number): AuditLog {
  return { entries: rows.slice(0, limit).map(presentEntry), more: rows.length > limit }
}

function presentEntry(row: ReadEntry): Entry {
  const { id, at, action, memberName, memberEmail, role, gives, file, change, round, unit, called, signIn } =
    row
  return {
    id,
    day: dayOf(at),
    at: toldByDay.includes(action) ? null : at.toISOString(),
    kind: action,
    by: whoseDoing(row),
    member: memberEmail === null ? null : { name: memberName ?? '', email: memberEmail },
    role,
    gives,
    file,
    change,
    round,
    unit,
    called,
    signIn,
  }
}

function whoseDoing(row: ReadEntry): Entry['by'] {
  const nobody = { name: null, email: null, roles: [] }
  if (row.action === 'sign-in-failed') return { who: 'unknown', ...nobody }
  if (row.byProvider) return { who: 'provider', ...nobody }
  if (!row.bySomebody) return { who: 'product', ...nobody }
  if (row.byEmail === null) {
    return { who: 'gone', ...nobody, name: row.action === 'import-started' ? row.importedBy : null }
  }
  return { who: 'person', name: row.byName ?? '', email: row.byEmail, roles: [...row.byRoles] }
}
