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
import { readImportAgain } from './read-import-again.ts'
import { startApplyingImport } from './start-applying-import.ts'
import { startImport } from './start-import.ts'

const seesNames = (actor: Actor, { organisationId }: { readonly organisationId: string }) =>
  judge(actor, 'import-members', asId<OrganisationId>(organisationId)) === 'allowed'

export function importRoutes(app: FastifyInstance, deps: Deps): void {
  app.register(async (files) => startImportRoute(files, deps))
  route(app, 'listImports', async ({ actor, params }) => {
    const { personId } = actor
    const imports = await readAsHr(deps, { ...params, personId }, listImports)
    const names = seesNames(actor, params)
    return { imports: imports.map((row) => presentPastImport(row, names)) }
  })
  route(app, 'readImport', async ({ actor, params }) => {
    const { personId } = actor
    const row = await readAsHr(deps, { ...params, personId }, (tx, organisationId) =>
      findImport(tx, organisationId, params.importId),
    )
    return presentImport(found(row), seesNames(actor, params))
  })
  route(app, 'readImportAgain', async ({ actor: { personId }, params, body, reply }) => {
    const reading = await readImportAgain(deps, { ...params, personId, fileChoice: body })
    reply.code(202)
    return presentImport(reading)
  })
  route(app, 'applyImport', async ({ actor: { personId }, params, reply }) => {
    const applying = await startApplyingImport(deps, { ...params, personId })
    reply.code(202)
    return presentImport(applying)
  })
  route(app, 'postponeImport', async ({ actor: { personId }, params, body }) =>
    presentImport(await postponeImport(deps, { ...params, ...body, personId })),
  )
  route(app, 'withdrawImport', async ({ actor: { personId }, params }) =>
    presentImport(await withdrawImport(deps, { ...params, personId })),
  )
}

function startImportRoute(files: FastifyInstance, deps: Deps): void {
  const fileOf = acceptJsonWithFile(files, 'contentBase64')
  route(files, 'startImport', async ({ actor, params, body, request, reply }) => {
    const { personId, email } = actor
    const { fileName, contentBase64: _, ...fileChoice } = body
    const started = await startImport(deps, {
      ...params,
      personId,
      email,
      fileName,
      source: fileOf(request),
      ...(Object.keys(fileChoice).length === 0 ? {} : { fileChoice }),
    })
    reply.code(202)
    return presentImport(started)
  })
}
