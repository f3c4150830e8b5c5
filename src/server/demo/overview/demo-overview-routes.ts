import type { FastifyInstance } from 'fastify'
import type { Deps } from '#server/platform/deps.ts'
import { route } from '#server/platform/http/route.ts'
import { sendOverview } from '#server/rounds/overview/send-overview-http.ts'
import { readDemoOverview } from './read-demo-overview.ts'
import { sendDemoFile } from './send-demo-file-http.ts'

export function demoOverviewRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'readDemoOverview', async ({ query, reply }) =>
    sendOverview(reply, await readDemoOverview(deps, query.round)),
  )
  route(app, 'exportDemoOverview', async ({ query: { round, lang, format }, reply }) =>
    sendDemoFile(reply, await readDemoOverview(deps, round), lang, format),
  )
}
