import type { FastifyInstance } from 'fastify'
import { changes, shownEntries } from '#core/audit/entries.ts'
import { listAuditEntries } from '#server/platform/audit/audit-repository.ts'
import { readAsHr } from '#server/platform/db/read-as.ts'
import type { Deps } from '#server/platform/deps.ts'
import { route } from '#server/platform/http/route.ts'
import { presentAuditLog } from './present-audit-log.ts'

export function auditLogRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'listAuditEntries', async ({ actor: { personId }, params, query: { about, before, limit } }) => {
    const actions = about === undefined ? changes : shownEntries[about]
    // One more than is shown, to know whether there are more.
    const rows = await readAsHr(deps, { ...params, personId }, (tx, organisationId) =>
      listAuditEntries(tx, organisationId, { actions, before, limit: limit + 1 }),
    )
    return presentAuditLog(rows, limit)
  })
}
