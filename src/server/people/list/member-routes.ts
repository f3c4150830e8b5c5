import type { FastifyInstance } from 'fastify'
import { presentImport } from '#server/people/import/present-import.ts'
import { presentMembers } from '#server/people/organisation/present-organisation.ts'
import { readAsHr } from '#server/platform/db/read-as.ts'
import type { Deps } from '#server/platform/deps.ts'
import { route } from '#server/platform/http/route.ts'
import { searchMembers } from './member-repository.ts'
import { startListChange } from './start-list-change.ts'

export function memberRoutes(app: FastifyInstance, deps: Deps): void {
  route(
    app,
    {
      name: 'listMembers',
      action: 'read-members',
      summary: 'Returns today’s members in order of name, in pages. Never includes who has answered a round.',
    },
    async ({ actor: { personId }, params, query: { refusedAddresses, ...query } }) =>
      presentMembers(
        await readAsHr(deps, { ...params, personId }, (tx, organisationId) =>
          searchMembers(tx, organisationId, { ...query, addressRefused: refusedAddresses === 'only' }),
        ),
        { sms: deps.sms !== null },
      ),
  )
  route(
    app,
    {
      name: 'startListChange',
      action: 'import-members',
      budget: 'list-changes',
      summary:
        'Starts the dry run of one manual change, or of undoing the last change, as an import of today’s list with that change. Changes nothing yet.',
      refusals: ['import-not-undoable'],
    },
    async ({ actor: { personId, email }, params, body, reply }) => {
      const started = await startListChange(deps, { ...params, personId, email }, body)
      reply.code(202)
      return presentImport(started)
    },
  )
}
