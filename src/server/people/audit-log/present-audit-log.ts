import type { AuditLog } from '#contract/people/audit-log.ts'
import { entriesByDay, type ShownEntry } from '#core/audit/entries.ts'
import { dayOf } from '#core/calendar/instant-of.ts'
import type { ReadEntry } from '#server/platform/audit/audit-repository.ts'
import type { Sendable } from '#server/platform/http/serializer.ts'

const toldByDay: readonly ShownEntry[] = entriesByDay

type Entry = Sendable<AuditLog['entries'][number]>

/** Shows at most `limit` of the rows; a further row means that there are more. */
export function presentAuditLog(rows: readonly ReadEntry[], limit: number): Sendable<AuditLog> {
  return { entries: rows.slice(0, limit).map(presentEntry), more: rows.length > limit }
}

function presentEntry(row: ReadEntry): Entry {
  const { at, action, memberName, memberEmail } = row
  return {
    ...row,
    day: dayOf(at),
    at: toldByDay.includes(action) ? null : at,
    kind: action,
    by: whoseDoing(row),
    member: memberEmail === null ? null : { name: memberName ?? '', email: memberEmail },
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
  return { who: 'person', name: row.byName ?? '', email: row.byEmail, roles: row.byRoles }
}
