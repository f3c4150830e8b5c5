import type { FastifyInstance } from 'fastify'
import type { KeyHolder, SignedIn } from '#core/access/actor.ts'
import { seenUnitsOf } from '#core/access/seen-units.ts'
import { noteExport } from '#server/platform/audit/note-export.ts'
import type { Deps } from '#server/platform/deps.ts'
import { route } from '#server/platform/http/route.ts'
import { sendFile } from '#server/platform/http/send-file.ts'
import { overviewFile } from './overview-sheets.ts'
import { type OverviewFacts, type OverviewReader, readOverview } from './read-overview.ts'
import { sendOverview } from './send-overview-http.ts'

export function overviewRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'readOverview', async ({ params: { organisationId }, query, actor, reply }) => {
    const who = readerOf(actor, organisationId)
    const facts = await readOverview(deps, who, query.round)
    // A program stores what it reads, so a read by API key counts as an export.
    if (actor.kind === 'api-key') await noteFigures(deps, actor, { organisationId, facts })
    return sendOverview(reply, facts)
  })
  route(app, 'exportOverview', async ({ params: { organisationId }, query, actor, reply }) => {
    const who = readerOf(actor, organisationId)
    const facts = await readOverview(deps, who, query.round)
    await noteFigures(deps, actor, { organisationId, facts })
    return sendFile(reply, await overviewFile(facts, query.lang, query.format))
  })
}

/** Before the first release there is nothing to export. */
async function noteFigures(
  deps: Deps,
  actor: SignedIn | KeyHolder,
  { organisationId, facts: { chosen } }: { readonly organisationId: string; readonly facts: OverviewFacts },
): Promise<void> {
  if (chosen === null) return
  const details = { roundId: chosen.round.id }
  await noteExport(deps, actor, { organisationId, action: 'figures-exported', details })
}

const readerOf = (actor: SignedIn | KeyHolder, organisationId: string): OverviewReader => ({
  organisationId,
  personId: actor.personId,
  sees: seenUnitsOf(actor, organisationId),
})
