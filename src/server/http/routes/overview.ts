import type { FastifyInstance } from 'fastify'
import type { KeyHolder, SignedIn } from '#core/access/actor.ts'
import { seenUnitsOf } from '#core/access/seen-units.ts'
import type { Deps } from '#server/deps.ts'
import { overviewFile } from '#server/exports/overview-sheets.ts'
import { presentOverview } from '#server/http/presenters/overview.ts'
import { route } from '#server/http/route.ts'
import { exportTypes, sendFile } from '#server/http/send-file.ts'
import { type OverviewReader, readOverview } from '#server/usecases/read-overview.ts'

export function overviewRoutes(app: FastifyInstance, deps: Deps): void {
  route(
    app,
    {
      name: 'readOverview',
      action: 'read-overview',
      summary:
        'The overview of one released round: figures exactly as released, nothing else; for a manager of the units led.',
    },
    async ({ params: { organisationId }, query, actor }) => {
      const who = readerOf(actor, organisationId)
      return presentOverview(await readOverview(deps, who, query.round))
    },
  )
  route(
    app,
    {
      name: 'exportOverview',
      action: 'read-overview',
      summary: 'The same figures as a CSV or XLSX file, in the language asked for.',
      produces: exportTypes,
    },
    async ({ params: { organisationId }, query, actor, reply }) => {
      const who = readerOf(actor, organisationId)
      const facts = await readOverview(deps, who, query.round)
      return sendFile(reply, await overviewFile(facts, query.lang, query.format))
    },
  )
}

const readerOf = (actor: SignedIn | KeyHolder, organisationId: string): OverviewReader => ({
  organisationId,
  personId: actor.personId,
  sees: seenUnitsOf(actor, organisationId),
})
