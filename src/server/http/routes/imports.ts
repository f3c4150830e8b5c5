import type { FastifyInstance } from 'fastify'
import { findImport, listImports } from '#server/db/import-repository.ts'
import { readAsHr } from '#server/db/read-as.ts'
import type { Deps } from '#server/deps.ts'
import { found } from '#server/errors.ts'
import { presentImport, presentPastImport } from '#server/http/presenters/import.ts'
import { route } from '#server/http/route.ts'
import { startApplyingImport } from '#server/usecases/start-applying-import.ts'
import { startImport } from '#server/usecases/start-import.ts'

/** A file of 32 MB as base64, with room for its name, in bytes. */
const largestBody = 45_100_000

export function importRoutes(app: FastifyInstance, deps: Deps): void {
  route(
    app,
    {
      name: 'startImport',
      action: 'import-members',
      summary: 'Takes in a CSV or XLSX file of people and units and begins the dry run. Changes nothing yet.',
      bodyLimit: largestBody,
    },
    async ({ actor, params, body, reply }) => {
      const { personId, email } = actor
      const source = Buffer.from(body.contentBase64, 'base64')
      const started = await startImport(deps, {
        ...params,
        personId,
        email,
        fileName: body.fileName,
        source,
      })
      reply.code(202)
      return presentImport(started)
    },
  )
  route(
    app,
    {
      name: 'listImports',
      action: 'read-imports',
      summary:
        'The import history, newest first, each with its first five problems; open to the safety representative.',
    },
    async ({ actor: { personId }, params }) => {
      const imports = await readAsHr(deps, { ...params, personId }, listImports)
      return { imports: imports.map(presentPastImport) }
    },
  )
  route(
    app,
    {
      name: 'readImport',
      action: 'read-imports',
      summary: 'One import: how far it is, and its report.',
    },
    async ({ actor: { personId }, params }) => {
      const row = await readAsHr(deps, { ...params, personId }, (tx, organisationId) =>
        findImport(tx, organisationId, params.importId),
      )
      return presentImport(found(row))
    },
  )
  route(
    app,
    {
      name: 'applyImport',
      action: 'import-members',
      summary: 'Begins to apply what the dry run has shown, whole or not at all.',
      refusals: ['import-not-ready', 'import-outdated'],
    },
    async ({ actor: { personId }, params, reply }) => {
      const applying = await startApplyingImport(deps, { ...params, personId })
      reply.code(202)
      return presentImport(applying)
    },
  )
}
