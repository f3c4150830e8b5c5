import type { FastifyInstance } from 'fastify'
import type { Deps } from '#server/deps.ts'
import { route } from '#server/http/route.ts'
import { sendDemoFile } from '#server/http/send-demo-file.ts'
import { exportTypes } from '#server/http/send-file.ts'
import { sendOverview } from '#server/http/send-overview.ts'
import { readDemoOverview } from '#server/usecases/read-demo-overview.ts'

export function demoOverviewRoutes(app: FastifyInstance, deps: Deps): void {
  route(
    app,
    {
      name: 'readDemoOverview',
      action: 'read-public',
      summary: 'HR’s overview of the simulated organisation, for anybody.',
      limited: true,
      refusals: ['not-found'],
    },
    async ({ query, reply }) => sendOverview(reply, await readDemoOverview(deps, query.round)),
  )
  route(
    app,
    {
      name: 'exportDemoOverview',
      action: 'read-public',
      summary: 'The simulated figures as a CSV or XLSX file.',
      produces: exportTypes,
      limited: true,
      refusals: ['not-found'],
    },
    async ({ query: { round, lang, format }, reply }) =>
      sendDemoFile(reply, await readDemoOverview(deps, round), lang, format),
  )
}
