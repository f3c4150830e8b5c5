import type { FastifyInstance } from 'fastify'
import { isOfPrivateAddress } from '#server/identity/addresses/private-address.ts'
import { presentSecondFactors } from '#server/identity/factors/present-second-factors.ts'
import { readSecondFactors } from '#server/identity/factors/second-factors.ts'
import { leaveBrowser } from '#server/identity/sessions/session-http.ts'
import { leaveOrganisation } from '#server/people/organisation/leave-organisation.ts'
import type { Deps } from '#server/platform/deps.ts'
import { route } from '#server/platform/http/route.ts'
import { fhirBundle } from '#server/self/results/fhir.ts'
import { listOwnAnswerings } from '#server/self/results/list-own-results.ts'
import { eraseAccount } from './erase-account.ts'
import { exportAccount } from './export-account.ts'
import { presentAccountExport } from './present-account-export.ts'

export function myAccountRoutes(app: FastifyInstance, deps: Deps): void {
  route(
    app,
    {
      name: 'exportMe',
      action: 'open-own',
      budget: 'files',
      summary: 'Returns all data about the caller, in one file.',
      reauthenticated: true,
    },
    async ({ actor, reply }) => {
      reply.header('content-disposition', 'attachment; filename="andrum.json"')
      // All recovery codes that are kept, also those that count at work alone.
      const kept = await readSecondFactors(deps, {
        personId: actor.personId,
        isPrivate: false,
      })
      const factors = presentSecondFactors(kept, { isPrivate: await isOfPrivateAddress(deps, actor) })
      return presentAccountExport(actor, await exportAccount(deps, actor.personId), factors)
    },
  )
  route(
    app,
    {
      name: 'exportMyFhir',
      action: 'open-own',
      budget: 'files',
      summary:
        'Returns the caller’s own results for another system, as a bundle of FHIR R4 resources without diagnosis codes.',
      reauthenticated: true,
      produces: 'application/fhir+json',
    },
    async ({ actor: { personId }, query, reply }) => {
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
    },
  )
  route(
    app,
    {
      name: 'leaveOrganisation',
      action: 'open-own',
      summary:
        'Ends the caller’s membership of an organisation. The caller’s results remain; an owner ends their roles first.',
      refusals: ['role-held'],
      reauthenticated: true,
    },
    async ({ actor: { personId }, params, reply }) => {
      await leaveOrganisation(deps, personId, params.organisationId)
      reply.code(204)
      return null
    },
  )
  route(
    app,
    {
      name: 'eraseMe',
      action: 'open-own',
      summary:
        'Permanently erases the caller’s account and everything that belongs to it. Figures already released do not change.',
      reauthenticated: true,
    },
    async ({ actor: { personId }, reply }) => {
      await eraseAccount(deps, personId)
      leaveBrowser(deps, reply)
      reply.code(204)
    },
  )
}
