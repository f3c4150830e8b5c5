import type { FastifyInstance } from 'fastify'
import type { AccountExport } from '#contract/self/account-export.ts'
import { leaveBrowser } from '#server/identity/sessions/session-http.ts'
import type { Deps } from '#server/platform/deps.ts'
import { route } from '#server/platform/http/route.ts'
import type { AllPersonData } from '#server/platform/person-data.ts'
import { fhirBundle } from '#server/self/results/fhir.ts'
import { listOwnAnswerings } from '#server/self/results/list-own-results.ts'
import { eraseAccount } from './erase-account.ts'
import { exportAccount } from './export-account.ts'

export const myAccountRoutes =
  (personData: AllPersonData) =>
  (app: FastifyInstance, deps: Deps): void => {
    route(app, 'exportMe', async ({ actor, reply }) => {
      reply.header('content-disposition', 'attachment; filename="andrum.json"')
      // Each part has its type; the schema of the response refuses an export that lacks one.
      return (await exportAccount(deps, personData, actor)) as AccountExport
    })
    route(app, 'exportMyFhir', async ({ actor: { personId }, query, reply }) => {
      reply.type('application/fhir+json; charset=utf-8')
      reply.header('content-disposition', 'attachment; filename="andrum-fhir.json"')
      return fhirBundle({
        baseUrl: deps.config.baseUrl,
        personId,
        exportedAt: deps.clock(),
        language: query.lang,
        results: await listOwnAnswerings(deps, personId),
        instruments: deps.instruments,
      })
    })
    route(app, 'eraseMe', async ({ actor: { personId }, reply }) => {
      await eraseAccount(deps, personData, personId)
      leaveBrowser(deps, reply)
      reply.code(204)
    })
  }
