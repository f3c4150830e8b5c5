import type { FastifyInstance } from 'fastify'
import { changes, shownEntries } from '#core/audit/entries.ts'
import { listAuditEntries } from '#server/platform/audit/audit-repository.ts'
import { readAsHr } from '#server/platform/db/read-as.ts'
import type { Deps } from '#server/platform/deps.ts'
import { route } from '#server/platform/http/route.ts'
import { presentAuditLog } from './present-audit-log.ts'

export function auditLogRoutes(app: FastifyInstance, deps: Deps): void {
  route(
    app,
    {
      name: 'listAuditEntries',
      action: 'read-audit-log',
      summary:
        'Returns the audit log, newest first: who granted a role, imported a file, started or ended a round, signed in to work or downloaded figures. Includes sign-ins and downloads only when `about` selects them. Contains nothing about answers, participation or support requests.',
    },
    async ({ actor: { personId }, params, query: { about, before, limit } }) => {
      const actions = about === undefined ? changes : shownEntries[about]
      // One more than is shown says whether there are more.
      const rows = await readAsHr(deps, { ...params, personId }, (tx, organisationId) =>
        listAuditEntries(tx, organisationId, { actions, before, limit: limit + 1 }),
      )
      return presentAuditLog(rows, limit)
    },
  )
}
