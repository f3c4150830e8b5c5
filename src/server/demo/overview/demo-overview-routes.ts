import type { FastifyInstance } from 'fastify'
import type { Deps } from '#server/platform/deps.ts'
import { route } from '#server/platform/http/route.ts'
import { exportTypes } from '#server/platform/http/send-file.ts'
import { sendOverview } from '#server/rounds/overview/send-overview-http.ts'
import { readDemoOverview } from './read-demo-overview.ts'
import { sendDemoFile } from './send-demo-file-http.ts'

export function demoOverviewRoutes(app: FastifyInstance, deps: Deps): void {
  route(
    app,
    {
      name: 'readDemoOverview',
      action: 'read-public',
      summary: 'Returns the HR overview of the simulated organisation, to anyone.',
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
      summary: 'Returns the simulated figures as a CSV or XLSX file.',
      produces: exportTypes,
      limited: true,
      refusals: ['not-found'],
    },
    async ({ query: { round, lang, format }, reply }) =>
      sendDemoFile(reply, await readDemoOverview(deps, round), lang, format),
  )
}
