import type { FastifyInstance } from 'fastify'
import { searchMembers } from '#server/db/member-repository.ts'
import { readAsHr } from '#server/db/read-as.ts'
import type { Deps } from '#server/deps.ts'
import { presentImport } from '#server/http/presenters/import.ts'
import { presentMembers } from '#server/http/presenters/organisation.ts'
import { route } from '#server/http/route.ts'
import { startRemoval } from '#server/usecases/start-removal.ts'

export function memberRoutes(app: FastifyInstance, deps: Deps): void {
  route(
    app,
    {
      name: 'listMembers',
      action: 'read-members',
      summary: 'Members of today by name, a page at a time. Never says who has answered a round.',
    },
    async ({ actor: { personId }, params, query }) =>
      presentMembers(
        await readAsHr(deps, { ...params, personId }, (tx, organisationId) =>
          searchMembers(tx, organisationId, query),
        ),
      ),
  )
  route(
    app,
    {
      name: 'startRemoval',
      action: 'import-members',
      summary:
        'Begins the dry run of taking one person off the list, as an import of today’s list without that person. Changes nothing yet.',
    },
    async ({ actor: { personId, email }, params, reply }) => {
      const started = await startRemoval(deps, { ...params, personId, email })
      reply.code(202)
      return presentImport(started)
    },
  )
}
