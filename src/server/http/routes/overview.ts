import type { FastifyInstance } from 'fastify'
import type { Deps } from '#server/deps.ts'
import { overviewCsv } from '#server/exports/overview-csv.ts'
import { presentOverview } from '#server/http/presenters/overview.ts'
import { route } from '#server/http/route.ts'
import { sendCsv } from '#server/http/send-file.ts'
import { readOverview } from '#server/usecases/read-overview.ts'

export function overviewRoutes(app: FastifyInstance, deps: Deps): void {
  route(
    app,
    {
      name: 'readOverview',
      action: 'read-overview',
      summary: 'HR’s overview of one released round: figures exactly as released, nothing else.',
    },
    async ({ params: { organisationId }, query, actor: { personId } }) => {
      const who = { organisationId, personId }
      return presentOverview(await readOverview(deps, who, query.round))
    },
  )
  route(
    app,
    {
      name: 'exportOverviewCsv',
      action: 'read-overview',
      summary: 'The same figures as a CSV file, in the language asked for.',
    },
    async ({ params: { organisationId }, query, actor: { personId }, reply }) => {
      const who = { organisationId, personId }
      const facts = await readOverview(deps, who, query.round)
      return sendCsv(reply, overviewCsv(facts, query.lang))
    },
  )
}
