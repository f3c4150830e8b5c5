import type { FastifyInstance } from 'fastify'
import { presentImport } from '#server/people/import/present-import.ts'
import { readAsHr } from '#server/platform/db/read-as.ts'
import type { Deps } from '#server/platform/deps.ts'
import { route } from '#server/platform/http/route.ts'
import { type MemberRow, searchMembers } from './member-repository.ts'
import { startListChange } from './start-list-change.ts'

export function memberRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'listMembers', async ({ actor: { personId }, params, query: { refusedAddresses, ...query } }) =>
    presentMembers(
      await readAsHr(deps, { ...params, personId }, (tx, organisationId) =>
        searchMembers(tx, organisationId, { ...query, addressRefused: refusedAddresses === 'only' }),
      ),
      { sms: deps.sms !== null },
    ),
  )
  route(app, 'startListChange', async ({ actor: { personId, email }, params, body, reply }) => {
    const started = await startListChange(deps, { ...params, personId, email }, body)
    reply.code(202)
    return presentImport(started)
  })
}

/** @param sms whether the operator has an SMS gateway */
function presentMembers(
  { total, members }: { readonly total: number; readonly members: readonly MemberRow[] },
  { sms }: { readonly sms: boolean },
) {
  return {
    total,
    members: members.map((member) => ({
      ...member,
      mobile: sms ? member.mobile : null,
      roles: ['employee' as const, ...member.roles],
    })),
  }
}
