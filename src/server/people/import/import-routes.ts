import type { FastifyInstance } from 'fastify'
import type { Actor } from '#core/access/actor.ts'
import { judge } from '#core/access/rules.ts'
import { asId, type OrganisationId } from '#core/ids.ts'
import { readAsHr } from '#server/platform/db/read-as.ts'
import type { Deps } from '#server/platform/deps.ts'
import { found } from '#server/platform/errors.ts'
import { acceptJsonWithFile } from '#server/platform/http/body/json-with-file.ts'
import { route } from '#server/platform/http/route.ts'
import { findImport, listImports } from './import-repository.ts'
import { postponeImport, withdrawImport } from './postpone-import.ts'
import { presentImport, presentPastImport } from './present-import.ts'
import { startApplyingImport } from './start-applying-import.ts'
import { startImport } from './start-import.ts'

/** A file of 32 MB as base64, with room for its name, in bytes. */
const largestBody = 45_100_000

const seesNames = (actor: Actor, { organisationId }: { readonly organisationId: string }) =>
  judge(actor, 'import-members', asId<OrganisationId>(organisationId)) === 'allowed'

export function importRoutes(app: FastifyInstance, deps: Deps): void {
  app.register(async (files) => startImportRoute(files, deps))
  route(
    app,
    {
      name: 'listImports',
      action: 'read-imports',
      summary:
        'Returns the import history, newest first, with the first five problems of each import. The safety representative may read it.',
    },
    async ({ actor, params }) => {
      const { personId } = actor
      const imports = await readAsHr(deps, { ...params, personId }, listImports)
      const names = seesNames(actor, params)
      return { imports: imports.map((row) => presentPastImport(row, names)) }
    },
  )
  route(
    app,
    {
      name: 'readImport',
      action: 'read-imports',
      summary: 'Returns an import with its progress and its report.',
    },
    async ({ actor, params }) => {
      const { personId } = actor
      const row = await readAsHr(deps, { ...params, personId }, (tx, organisationId) =>
        findImport(tx, organisationId, params.importId),
      )
      return presentImport(found(row), seesNames(actor, params))
    },
  )
  route(
    app,
    {
      name: 'applyImport',
      action: 'import-members',
      budget: 'list-changes',
      summary: 'Starts to apply the result of the dry run, all or nothing.',
      refusals: ['import-not-ready', 'import-outdated'],
    },
    async ({ actor: { personId }, params, reply }) => {
      const applying = await startApplyingImport(deps, { ...params, personId })
      reply.code(202)
      return presentImport(applying)
    },
  )
  route(
    app,
    {
      name: 'postponeImport',
      action: 'import-members',
      summary: 'Schedules a manual change, whose dry run has finished, for the day from which it holds.',
      refusals: ['import-not-ready', 'import-outdated', 'too-many-waiting'],
    },
    async ({ actor: { personId }, params, body }) =>
      presentImport(await postponeImport(deps, { ...params, ...body, personId })),
  )
  route(
    app,
    {
      name: 'withdrawImport',
      action: 'import-members',
      summary: 'Withdraws a manual change that is scheduled for a later day.',
      refusals: ['import-not-ready'],
    },
    async ({ actor: { personId }, params }) =>
      presentImport(await withdrawImport(deps, { ...params, personId })),
  )
}

function startImportRoute(files: FastifyInstance, deps: Deps): void {
  const fileOf = acceptJsonWithFile(files, 'contentBase64')
  route(
    files,
    {
      name: 'startImport',
      action: 'import-members',
      budget: 'list-changes',
      summary: 'Uploads a CSV or XLSX file of people and units and starts the dry run. Changes nothing yet.',
      bodyLimit: largestBody,
    },
    async ({ actor, params, body, request, reply }) => {
      const { personId, email } = actor
      const { sheet, hiddenRows } = body
      const started = await startImport(deps, {
        ...params,
        personId,
        email,
        fileName: body.fileName,
        source: fileOf(request),
        ...(sheet === undefined && hiddenRows === undefined ? {} : { fileChoice: { sheet, hiddenRows } }),
      })
      reply.code(202)
      return presentImport(started)
    },
  )
}
